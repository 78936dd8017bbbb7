/**
 * `npm run check`: format, lint, types, boundaries, tests. With `--quick` (the pre-commit hook) without the tests. With
 * `--changed` of what differs from the last commit, and the tests that load something of it; `--changed main` compares with `main`.
 */
import { changedChecks } from '../changed-checks.ts';
import { staticChecks, synthesis, systemTests, unitTests } from '../checks.ts';
import { runSteps, type Step } from '../steps.ts';

const words = process.argv.slice(2);
const { passed, failed } = await runSteps(chosenSteps());
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function chosenSteps(): (Step | readonly Step[])[] {
  if (words.includes('--quick')) return [staticChecks];
  const changed = words.indexOf('--changed');
  if (changed >= 0) return changedChecks(words[changed + 1] ?? 'HEAD');
  return [staticChecks, unitTests, synthesis, systemTests];
}
