/// How many units one tap sends at once: a habit of the player's, not of the game.
export const batch = $state({ count: 1 });
