/** How long what was read stays good in memory: milliseconds since the epoch. */
export type Freshness = { since: number; until: number };

/** What seems to have been read in the future, by a clock that has gone back since, is read anew (SECURITY.md T67). */
export const isFresh = ({ since, until }: Freshness, now: number): boolean => since <= now && now < until;
