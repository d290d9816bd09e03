/// What loads each part of the words, by language and game: made by `words.ts` of the build.
declare module "virtual:words" {
  const parts: Partial<Record<string, Partial<Record<string, () => Promise<{ default: string }>>>>>;
  export default parts;
}
