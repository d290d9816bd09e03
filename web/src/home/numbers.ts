/// Numbers to choose from.

export const numbers = (first: number, last: number): { value: number; label: string }[] =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ value: first + place, label: String(first + place) }));
