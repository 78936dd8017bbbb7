import { beforeEach, describe, expect, test } from 'vitest';
import { getAgentKey } from '../../../../functions/calls/agent/get-agent-key.ts';
import { renewAgentKey } from '../../../../functions/calls/agent/renew-agent-key.ts';
import { findAccountIdByAgentKey, makeAgentKey } from '../../../../functions/domain/accounts/agent-key.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { sessionRow } from '../../../kit/lock.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
beforeEach(() => memory.put([sessionRow()]));
const mails = () =>
  [...memory.table().rows.values()].filter(({ job }) => job === 'send-message').map(({ payload }) => payload);
const with9 = () => ownerContext({ randomBytes: (length) => Buffer.alloc(length, 9) });

describe('renewAgentKey', () => {
  test('puts another key in place of the present one, which leads nowhere from then on', async () => {
    const former = await getAgentKey({}, ownerContext());
    const renewed = await renewAgentKey({}, with9());

    expect(renewed.key).not.toBe(former.key);
    expect(await getAgentKey({}, ownerContext())).toEqual(renewed);
    expect(await findAccountIdByAgentKey(renewed.key)).toBe(accountId);
    expect(await findAccountIdByAgentKey(former.key)).toBeNull();
  });

  test('tells the owner of the change, and of the first key nothing', async () => {
    await getAgentKey({}, ownerContext());
    expect(mails()).toEqual([]);
    await renewAgentKey({}, with9());

    expect(mails()).toMatchObject([{ template: 'sign-in-ways', change: 'agent-key-renewed' }]);
  });

  test('asks for more than a session that somebody may have found', async () => {
    memory.put([sessionRow('pin')]);

    await expect(renewAgentKey({}, with9())).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('makes the first one, too', async () => {
    expect(await getAgentKey({}, ownerContext())).toEqual(await getAgentKey({}, with9()));
  });

  test('of two at once lets one win', async () => {
    const former = await getAgentKey({}, ownerContext());
    await renewAgentKey({}, with9());

    const other = ownerContext({ randomBytes: (length) => Buffer.alloc(length, 8) });
    await expect(makeAgentKey(other, former)).rejects.toMatchObject({ code: 'conflict' });
  });
});
