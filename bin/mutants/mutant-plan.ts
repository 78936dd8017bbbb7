/** What the quick runner and the repeated tests tell each other. */
import { relative } from 'node:path';

/** How often a test reached each mutant, by the mutant's id. */
export type MutantHits = Record<string, number>;

/** By the test's id. */
export type FilePlan = Record<string, MutantHits>;

export type MutantMeta = {
  killed: string[];
  /** The mutant after which the test failed without one; empty when the test cannot be repeated at all. */
  spoilt: string | null;
};

declare module 'vitest' {
  interface ProvidedContext {
    plan: FilePlan;
    /** On before anything is loaded; empty for none. */
    mutantFromStart: string;
    mutantNamespace: string;
  }
  interface TaskMeta {
    mutants?: MutantMeta;
  }
}

type Named = { name: string; suite?: Named | undefined };

/** As Stryker names it: the file from the project's folder, and the names from the outermost group on. */
export function testIdOf(test: Named & { file: { filepath: string } }): string {
  const names: string[] = [];
  for (let task: Named | undefined = test; task; task = task.suite) names.unshift(task.name);
  return `${relative(process.cwd(), test.file.filepath)}#${names.join(' > ').trim()}`;
}
