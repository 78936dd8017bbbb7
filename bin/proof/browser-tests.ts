/** All browser tests, also those that `npm test` leaves to one window. */
import { spawnSync } from 'node:child_process';
import { countPlaywright } from '../steps.ts';
import type { SectionResult } from './figures.ts';

const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024;
const LINES_SHOWN = 60;

export function proveInBrowser(): SectionResult {
  const { status, stdout } = spawnSync('playwright', ['test', '--config', 'test/e2e/playwright.config.ts'], {
    env: { ...process.env, E2E: 'all' },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const { passed, failed } = countPlaywright(stdout);
  if (status !== 0) console.log(stdout.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'));
  return {
    figures: [
      {
        name: 'browser tests in both windows',
        goal: 'all passed, none at a second try',
        reached: `${passed} passed, ${failed} failed`,
        isMet: status === 0 && failed === 0 && passed > 0,
      },
    ],
  };
}
