import type { WordingCitation } from '../../../../../shared/insurance/wording-answer.ts';

/** Where the PDF opens at the page that is cited; none until the address of the PDF is known. */
export const pageUrl = (wordingUrl: string | null, { page }: WordingCitation): string | undefined =>
  wordingUrl === null ? undefined : `${wordingUrl}#page=${page}`;
