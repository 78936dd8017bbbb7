import { expect, test } from 'vitest';
import { collectNeeds, mergeNeeds } from '../../../bin/build/collect-needs.ts';
import { makeHouse } from './house.ts';

function output(inputs: Record<string, number>) {
  const entries = Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]);
  return { bytes: 0, imports: [], exports: [], inputs: Object.fromEntries(entries) };
}

test('a function needs what the modules in its own bundle declare, and nothing of those shaken out of it', async () => {
  const rootDir = makeHouse({
    'functions/domain/pages/page-store.ts': `export const needs = { tables: [{ table: 'pages', actions: ['GetItem'] }] };`,
    'functions/kit/mail.ts': `export const needs = { mail: true };`,
    'functions/domain/messages/sms.ts': `export const needs = { sms: true };`,
  });

  const needs = await collectNeeds(rootDir, {
    page: [
      output({
        'functions/domain/pages/page-store.ts': 120,
        'functions/kit/mail.ts': 0,
        'node_modules/zod/index.js': 9,
      }),
    ],
    mail: [output({ 'functions/kit/mail.ts': 80 }), output({ 'functions/domain/messages/sms.ts': 10 })],
  });

  expect([...needs]).toEqual([
    ['page', { tables: [{ table: 'pages', actions: ['GetItem'] }] }],
    ['mail', { mail: true, sms: true }],
  ]);
});

test('declarations on one resource become one, each action once', () => {
  const merged = mergeNeeds([
    { tables: [{ table: 'pages', actions: ['Query', 'GetItem'] }], secrets: ['pepper'], queues: ['publish-page'] },
    { tables: [{ table: 'accounts', actions: ['PutItem'] }], secrets: ['origin', 'pepper'] },
    { tables: [{ table: 'pages', actions: ['GetItem', 'PutItem'] }], invalidation: true },
  ]);

  expect(merged).toEqual({
    tables: [
      { table: 'accounts', actions: ['PutItem'] },
      { table: 'pages', actions: ['GetItem', 'PutItem', 'Query'] },
    ],
    secrets: ['origin', 'pepper'],
    queues: ['publish-page'],
    invalidation: true,
  });
});

test('grants below one prefix of a bucket do not widen those below another', () => {
  const merged = mergeNeeds([
    { buckets: [{ bucket: 'media', actions: ['PutObject'], prefix: 'photos/' }] },
    { buckets: [{ bucket: 'media', actions: ['GetObject'] }] },
    { buckets: [{ bucket: 'media', prefix: 'photos/', actions: ['DeleteObject'] }] },
  ]);

  expect(merged.buckets).toEqual([
    { bucket: 'media', actions: ['DeleteObject', 'PutObject'], prefix: 'photos/' },
    { bucket: 'media', actions: ['GetObject'] },
  ]);
});

test('the order of declarations does not change the result', () => {
  const first = { secrets: ['signing'], models: ['chat'], mail: true } as const;
  const second = { secrets: ['origin'], models: ['embedding'], whatsapp: true } as const;

  expect(JSON.stringify(mergeNeeds([first, second]))).toBe(JSON.stringify(mergeNeeds([second, first])));
});
