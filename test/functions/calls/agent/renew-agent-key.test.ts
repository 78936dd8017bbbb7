import { describe, expect, test } from 'vitest';
import { getAgentKey } from '../../../../functions/calls/agent/get-agent-key.ts';
import { renewAgentKey } from '../../../../functions/calls/agent/renew-agent-key.ts';
import { findAccountIdByAgentKey, makeAgentKey } from '../../../../functions/domain/accounts/agent-key.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

useMemoryTable();
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

  test('makes the first one, too', async () => {
    expect(await getAgentKey({}, ownerContext())).toEqual(await getAgentKey({}, with9()));
  });

  test('of two at once lets one win', async () => {
    const former = await getAgentKey({}, ownerContext());
    await renewAgentKey({}, with9());

    await expect(makeAgentKey(ownerContext(), former)).rejects.toMatchObject({ code: 'conflict' });
  });
});
