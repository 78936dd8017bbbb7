/** Runs before every test file: a console error that a test did not ask for fails that test. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

let errors: unknown[][] = [];

/** Files share a process: what one puts into the environment is gone with it. */
const environment = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});

beforeEach(() => {
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
