/// Text into the clipboard, also over plain HTTP, where browsers keep theirs to themselves.

/** Copy a text; whether it worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text);
  }
}

/** Hand an address on: to the device's own list of friends, or copied; whether it was copied. */
export async function shared(url: string): Promise<boolean> {
  if (!("share" in navigator)) return copied(url);
  await navigator.share({ title: "Sengoku", url }).catch(() => {});
  return false;
}

/** The old way: select it in a field, which must lie in the sheet that is open. */
function selected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
