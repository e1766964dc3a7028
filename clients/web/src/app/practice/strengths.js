/** The playouts of a search for an opponent's action, by strength; `gavel table` has the same. */
export const STRENGTHS = { easy: 20, medium: 200, hard: 1000 };
