/// SHA-256, as browsers have it on pages that came over HTTPS or from this machine.

export const hex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

/** The pledge to a word. */
export const pledgeOf = async (word: string): Promise<string> => hex(await sha256(new TextEncoder().encode(word)));
