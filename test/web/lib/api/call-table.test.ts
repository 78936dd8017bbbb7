import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { renderCallTable } from '../../../../bin/build/call-table.ts';
import { registry } from '../../../../shared/calls/registry.ts';
import { callTable } from '../../../../web/lib/api/call-table.generated.ts';
import type { CallEntry } from '../../../../web/lib/api/call-types.ts';

const table: Record<string, CallEntry> = callTable;

describe('the call table', () => {
  it('is what the contracts give now; else run: node bin/build/call-table.ts', async () => {
    const committed = await readFile(
      new URL('../../../../web/lib/api/call-table.generated.ts', import.meta.url),
      'utf8',
    );

    const current = await renderCallTable();

    expect(committed).toBe(current);
  });

  it('knows every call of the registry, with what the client must know of it', () => {
    const known = registry.map(({ name }) => table[name]);

    expect(known.map((entry) => entry && [entry.method, entry.path, entry.caller, entry.body])).toEqual(
      registry.map(({ method, path, caller, body }) => [method, path, caller, body]),
    );
    expect(known.map((entry) => [entry?.effect, entry?.bodyHash, entry?.streaming, entry?.paged].map(Boolean))).toEqual(
      registry.map(({ effect, bodyHash, streaming, orderBy }) => [effect, bodyHash, streaming, orderBy !== null]),
    );
  });

  it('lets no effect, no password and no code be sent twice by the client itself', () => {
    const repeatable = Object.values(table).filter((entry) => entry.repeatable);

    expect(repeatable.filter((entry) => entry.effect || entry.bodyHash)).toEqual([]);
    expect(callTable.checkVerificationCode.repeatable).toBeUndefined();
  });

  it('sends no old token with the calls by which one signs in', () => {
    const names = ['login', 'register', 'forgotPassword', 'sendVerifyCode', 'existsUserByAccount'];

    expect(names.map((name) => table[name]?.token)).toEqual(names.map(() => 'none'));
  });

  it('keeps schemas out of the browser', async () => {
    const text = await renderCallTable();

    expect(text.match(/^import (?!type )/gm)).toBeNull();
  });
});
