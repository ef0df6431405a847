/** An episode of a series. */
export type Episode = { season: number; episode: number };
