/**
 * A call that is run again after it was broken off has the ids, the bytes and the moment of its first run (decision 0043), as long
 * as it takes them from its context.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = /\b(?:randomBytes|randomUUID|randomInt|ulid)\b[^;]*? from '(?:node:crypto|ulid)'/;

/** What has to be new each time, and is part of no key. */
const NEW_EACH_TIME: Record<string, string> = {
  'functions/domain/accounts/create-account.ts': 'a password that nobody knows, also not of an earlier run',
};

test('calls and what they do take ids and random bytes from their context', () => {
  const files = globSync(['functions/calls/**/*.ts', 'functions/domain/**/*.ts']);
  const taking = files.filter((file) => SOURCES.test(readFileSync(file, 'utf8')));

  expect(files.length).toBeGreaterThan(500);
  expect(taking).toEqual(Object.keys(NEW_EACH_TIME));
});
