import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNeeds } from '../../infra/needs.ts';
import { temporaryFolder } from './temporary-folder.ts';

function buildWith(needs: unknown): string {
  const root = temporaryFolder('needs');
  mkdirSync(join(root, 'needs'));
  writeFileSync(join(root, 'needs', 'account.json'), JSON.stringify(needs));
  return root;
}

describe('readNeeds', () => {
  it('takes what is not named as not needed', () => {
    const needs = readNeeds(buildWith({ mail: true }), 'account');

    expect(needs).toMatchObject({ mail: true, sms: false, tables: [], queues: [] });
  });

  it('says what to do when the function was not built', () => {
    expect(() => readNeeds(buildWith({}), 'session')).toThrow('Bundle the functions first.');
  });

  it.each([
    { tables: [{ table: 'orders', actions: ['GetItem'] }] },
    { tables: [{ table: 'accounts', actions: ['*'] }] },
    { tables: [{ table: 'accounts', actions: [] }] },
    { buckets: [{ bucket: 'media', actions: ['PutBucketPolicy'] }] },
    { pools: [{ pool: 'owners', actions: ['*'] }] },
    { everything: true },
  ])('refuses %j', (needs) => {
    expect(() => readNeeds(buildWith(needs), 'account')).toThrow();
  });
});
