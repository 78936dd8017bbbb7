/**
 * Runs before every test file: screens are waited for with patience, a console error that a test did not ask for fails that
 * test, and engines that a file before had started in the same process are not asked.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { PATIENCE_MS } from './soon.ts';

// A machine with much to do takes more than the second that is meant for a quiet one.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

for (const name of Object.keys(process.env)) if (name.startsWith('AWS_ENDPOINT_URL')) delete process.env[name];

let errors: unknown[][] = [];

beforeEach(() => {
  // What functions log is read by tests that take it (log.ts), and by nobody else.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args);
  });
});

afterEach(() => {
  expect(errors, 'unexpected console.error').toEqual([]);
});

/** For a test that provokes one: takes the errors so far, so that they do not fail it. */
export function takeConsoleErrors(): unknown[][] {
  return errors.splice(0);
}
