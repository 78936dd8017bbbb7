/** A file that was made to harm, and what must become of it. */

/** By which a file comes in: each has a call that gives its POST policy, and one that takes it over. */
export type Door =
  'photo' | 'film' | 'cv' | 'document' | 'answer-photo' | 'answer-video' | 'answer-file' | 'exclusions' | 'product';

/**
 * `refused`: with one of these codes, or as one of these failures of a document. `kept`: without its harm, and of what is
 * read the words `reads` are read. `orRefused`: with one of these codes, where it is as good to take the rest of a file as not to.
 */
export type Outcome = { refused: readonly string[] } | { kept: true; reads?: string; orRefused?: readonly string[] };

export type HostileFile = {
  /** What it is, in words. */
  name: string;
  door: Door;
  /** As which it is announced. */
  contentType: string;
  /** As it is called on the device. */
  fileName: string;
  make: () => Buffer | Promise<Buffer>;
  outcome: Outcome;
};

/** Stands in whatever must not be left: scripts, places, hidden words, files within files. */
export const HARM = 'Harmful7c1f';

/** Stands in what anybody may read. */
export const WORDS = 'We cover theft and fire in every town';
