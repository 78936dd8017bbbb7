/** `npm test`: every check, then the browser tests against the running system. Ends with `N passed, N failed`. */
import { staticChecks, synthesis, systemTests, unitTests } from '../checks.ts';
import { countPlaywright, runSteps, type Step } from '../steps.ts';

const browserTests: Step = {
  name: 'browser',
  command: 'playwright',
  args: ['test', '--config', 'test/e2e/playwright.config.ts'],
  count: countPlaywright,
};

const { passed, failed } = await runSteps([staticChecks, unitTests, synthesis, systemTests, browserTests]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
