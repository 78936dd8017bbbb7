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

export const equivalents: readonly Equivalent[] = [];
