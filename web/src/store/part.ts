/// Parts of the page that are loaded when they are wanted.
import { root } from "../wire/api";

const AGAIN = 1000; // ms between two attempts to reach the server
const SPARED = 15_000; // ms after which the page may load itself anew once more
const KEY = "sengoku loaded anew";

/** A part. One that can't be had may belong to an older page: this one is loaded anew when the server answers. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < SPARED) throw error;
    while (!(await answers())) await new Promise((settle) => setTimeout(settle, AGAIN));
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return new Promise(() => {});
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(root(), { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
