import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf, kebab } from '../../bin/call-files.ts';
import { registry } from '../../shared/calls/registry.ts';

test.each([
  ['getProfile', 'get-profile'],
  ['getAiAssistant', 'get-ai-assistant'],
  ['addPreMemberV2', 'add-pre-member-v2'],
  ['saveXlgWaitlist', 'save-xlg-waitlist'],
])('%s is in %s', (name, file) => {
  expect(kebab(name)).toBe(file);
});

describe('every call is found where its name says', () => {
  test.each(registry.map((contract) => [contract.name, filesOf(contract)] as const))('%s', (_, files) => {
    expect(Object.values(files).filter((file) => !existsSync(file))).toEqual([]);
  });
});
