/**
 * A requirement of the OWASP Application Security Verification Standard 5.0.0, in words of our own, and how the product
 * stands to it. A test holds every path against the code, and every id against the standard's list.
 */

export type Level = 1 | 2 | 3;

export const states = ['met', 'partly', 'not met', 'does not apply'] as const;
export type State = (typeof states)[number];

export type Requirement = {
  /** As in the standard, without its V: `6.2.1`. */
  id: string;
  /** What it asks, paraphrased. */
  asks: string;
  state: State;
  /** By what it is met, or what is missing and why. */
  by: string;
  /** Files and settings that it rests on; needed where it is met. */
  code: readonly string[];
  /** Tests that fail when it is met no more. */
  tests: readonly string[];
};

type Paths = readonly string[];

export const met = (id: string, asks: string, by: string, code: Paths, tests: Paths = []): Requirement => ({
  id,
  asks,
  state: 'met',
  by,
  code,
  tests,
});

/** @param by what is met, and what is not */
export const partly = (id: string, asks: string, by: string, code: Paths, tests: Paths = []): Requirement => ({
  id,
  asks,
  state: 'partly',
  by,
  code,
  tests,
});

export const notMet = (id: string, asks: string, by: string, code: Paths = [], tests: Paths = []): Requirement => ({
  id,
  asks,
  state: 'not met',
  by,
  code,
  tests,
});

/** @param by why there is nothing that it could be asked of */
export const notOurs = (id: string, asks: string, by: string, code: Paths = [], tests: Paths = []): Requirement => ({
  id,
  asks,
  state: 'does not apply',
  by,
  code,
  tests,
});
