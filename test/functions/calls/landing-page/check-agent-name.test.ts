import { describe, expect, test } from 'vitest';
import { checkAgentName } from '../../../../functions/calls/landing-page/check-agent-name.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, nameRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const check = (agentName: string) => checkAgentName({ agentName }, ownerContext());

describe('checkAgentName', () => {
  test.each([
    ['nobody has', []],
    ['the caller has', [nameRow('tom')]],
  ])('says that a name is free that %s', async (_, rows) => {
    store(dynamo, [accountRow(), ...rows]);

    expect(await check('Tom')).toEqual({ available: true, reason: null, suggestion: null });
  });

  test.each([
    ['tom', 'name_taken'],
    ['t0m', 'name_taken'],
    ['tоm', 'name_invalid'],
    ['support', 'name_reserved'],
    ['ab', 'name_too_short'],
    ['a b c', 'name_invalid'],
    ['', 'name_too_short'],
  ])('says why %j cannot be had, and suggests one that can', async (agentName, reason) => {
    store(dynamo, [accountRow(), nameRow('tom', otherAccountId)]);

    expect(await check(agentName)).toEqual({ available: false, reason, suggestion: 'mara-lindqvist' });
  });

  test('suggests a name that is free now', async () => {
    store(dynamo, [accountRow(), nameRow('tom', otherAccountId), nameRow('mara-lindqvist', otherAccountId)]);

    expect((await check('tom')).suggestion).toBe('mara-lindqvist-2');
  });

  test('does not tell who has a name', async () => {
    store(dynamo, [accountRow(), nameRow('tom', otherAccountId)]);

    expect(JSON.stringify(await check('tom'))).not.toContain(otherAccountId);
  });
});
