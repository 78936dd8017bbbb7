import { expect, test } from 'vitest';
import { evaluateNeeds } from '../../../bin/build/evaluate-needs.ts';
import { makeHouse } from './house.ts';

const file = 'functions/domain/pages/page-store.ts';

test('the declaration is read although the module around it cannot run', async () => {
  const source = `
    import { missing } from 'a-package-that-is-not-installed';
    throw new Error('this module was run');
    export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem'] }], mail: true } satisfies StoreNeeds;
  `;

  const needs = await evaluateNeeds(makeHouse({}), file, source);

  expect(needs).toEqual({ tables: [{ table: 'pages', actions: ['GetItem'] }], mail: true });
});

test('the declaration may use data of shared', async () => {
  const source = `
    import { outboxTables } from '../../../shared/model/resources.ts';
    import { client } from '../../kit/client.ts';
    export const needs = { tables: outboxTables.map((table) => ({ table, actions: ['DeleteItem'] })) };
  `;
  const rootDir = makeHouse({
    'shared/model/resources.ts': `export const outboxTables = ['accounts', 'pages'] as const;`,
    [file]: source,
  });

  const needs = await evaluateNeeds(rootDir, file, source);

  expect(needs.tables).toEqual([
    { table: 'accounts', actions: ['DeleteItem'] },
    { table: 'pages', actions: ['DeleteItem'] },
  ]);
});

test('a declaration that depends on more is refused, with the file and what is allowed', async () => {
  const source = `const table = process.env.TABLE; export const needs = { tables: [{ table, actions: [] }] };`;

  const reading = evaluateNeeds(makeHouse({}), file, source);

  await expect(reading).rejects.toThrow(/page-store\.ts.*table is not defined.*literals and imports from shared/);
});

test('a module without an exported declaration needs nothing', async () => {
  const needs = await evaluateNeeds(makeHouse({}), file, `const needs = { mail: true }; export const other = needs;`);

  expect(needs).toEqual({});
});
