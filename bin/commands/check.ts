/** `npm run check`: format, lint, types, boundaries, tests. With `--quick` (the pre-commit hook) without the tests. */
import { staticChecks, synthesis, systemTests, unitTests } from '../checks.ts';
import { runSteps } from '../steps.ts';

const steps = process.argv.includes('--quick') ? [staticChecks] : [staticChecks, unitTests, synthesis, systemTests];
const { passed, failed } = await runSteps(steps);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
