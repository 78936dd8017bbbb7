/**
 * Mutants that change nothing that anybody could notice, each with the reason. They count as neither killed nor alive. An
 * entry that no longer meets a living mutant is told by the command.
 */
export type Equivalent = {
  file: string;
  /** The code that is replaced, on one line. */
  code: string;
  replacement: string;
  reason: string;
};

const tokens = 'functions/kit/tokens.ts';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'functions/kit/check-request.ts',
    code: 'key !== undefined',
    replacement: 'true',
    reason:
      'A key that did not come is then judged as the text "undefined", which has the form of a key, and passes as well.',
  },
  {
    file: tokens,
    code: '{ keys: [] }',
    replacement: '{}',
    reason: 'What stands for the keys of a pool that has none holds none either way: every token of it is refused.',
  },
  {
    file: tokens,
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text is no key: every token of a pool without keys is refused all the same.',
  },
  {
    file: tokens,
    code: '{ return false; }',
    replacement: '{}',
    reason: 'Nothing is as false as false to the one condition that asks, and no other code sees the answer.',
  },
];
