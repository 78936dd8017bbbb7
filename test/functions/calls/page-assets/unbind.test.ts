import { describe, expect, test, vi } from 'vitest';
import { unbind } from '../../../../functions/calls/page-assets/unbind.ts';
import { metaBindingKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMeta } from '../../../kit/meta.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useMeta();
useSecrets();
const bound = (personId: string) => ({
  ...metaBindingKey(accountId),
  personId,
  name: 'Mara',
  entries: [],
  boundAt: '2026-01-01T09:00:00.000Z',
});
const deleted = () => writes(dynamo).map(({ kind, item }) => [kind, item['Key']]);

describe('unbind', () => {
  test('takes the consent back at Meta, then forgets', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    store(dynamo, [bound('1000000001')]);
    expect(await unbind({}, ownerContext())).toEqual({ binding: null });

    expect(String(asked.mock.calls[0]?.[0])).toMatch(/\/v23\.0\/1000000001\/permissions$/);
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain('method=DELETE');
    expect(deleted()).toEqual([['Delete', metaBindingKey(accountId)]]);
  });

  test('keeps the binding while Meta cannot be reached, so that it can be undone later', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    store(dynamo, [bound('1000000001')]);

    await expect(unbind({}, ownerContext())).rejects.toMatchObject({ code: 'unavailable' });
    expect(deleted()).toEqual([]);
  });

  test('forgets a consent that the person took back at Meta', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"error":{"code":190}}', { status: 400 }));
    store(dynamo, [bound('1000000001')]);
    await unbind({}, ownerContext());

    expect(deleted()).toEqual([['Delete', metaBindingKey(accountId)]]);
  });

  test('does nothing when nothing is bound', async () => {
    expect(await unbind({}, ownerContext())).toEqual({ binding: null });
    expect(deleted()).toEqual([]);
  });
});
