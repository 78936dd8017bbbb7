/** Each effect is broken off in a file of its group: a group with effects that has no file would be forgotten. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../../shared/calls/registry.ts';
import { isKept } from '../../kit/broken-off.ts';

test('every group with effects has a file here', () => {
  const groups = new Set<string>(registry.filter(isKept).map(({ group }) => group));
  const files = globSync(`${import.meta.dirname}/*.test.ts`).map((file) => basename(file, '.test.ts'));

  expect([...groups].filter((group) => !files.includes(group))).toEqual([]);
});
