/// Whether the board says what a lot would buy: this device remembers.
const KEY = "sengoku shitenno buys";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true;
  }
}

class Helper {
  on = $state(kept());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "yes" : "no");
    } catch {
      // private windows forget: that is all right
    }
  }
}

export const helper = new Helper();
