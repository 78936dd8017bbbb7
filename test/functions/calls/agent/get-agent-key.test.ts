import { describe, expect, test } from 'vitest';
import { getAgentKey } from '../../../../functions/calls/agent/get-agent-key.ts';
import { findAccountIdByAgentKey } from '../../../../functions/domain/accounts/agent-key.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

useMemoryTable();

describe('getAgentKey', () => {
  test('makes the key when it is first asked for, 128 bits that lead to the account, and keeps it', async () => {
    const first = await getAgentKey({}, ownerContext());

    expect(Buffer.from(first.key, 'base64url')).toHaveLength(16);
    expect(await getAgentKey({}, ownerContext({ randomBytes: (length) => Buffer.alloc(length, 9) }))).toEqual(first);
    expect(await findAccountIdByAgentKey(first.key)).toBe(accountId);
    expect(await findAccountIdByAgentKey('another')).toBeNull();
  });
});
