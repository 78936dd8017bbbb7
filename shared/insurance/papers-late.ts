/** Papers stand within ten seconds of payment. After two minutes their holder is told that it takes longer, and whoever is on call hears of it. */
export const PAPERS_LATE_AFTER_MS = 2 * 60_000;

/** @param since when they were paid for: the issue, or the last change of cover (ISO 8601) */
export const papersLateAt = (since: string): Date => new Date(Date.parse(since) + PAPERS_LATE_AFTER_MS);

export const arePapersLate = (since: string, now: Date): boolean => now >= papersLateAt(since);
