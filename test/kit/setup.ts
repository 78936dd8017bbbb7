/** Runs before every test file: a console error that a test did not ask for fails that test. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

let errors: unknown[][] = [];

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
