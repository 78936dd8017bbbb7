import { describe, expect, test } from 'vitest';
import { existsUserByAccount } from '../../../../functions/calls/account/exists-user-by-account.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { emailRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const exists = (account: string) => existsUserByAccount({ account }, callContext());

describe('existsUserByAccount', () => {
  test.each([
    ['an account', [emailRow()], true],
    ['nobody', [], false],
    ['a sign-up that was not finished', [emailRow('mara@example.com', null)], false],
  ])('says of an address that belongs to %s whether it exists', async (_, rows, expected) => {
    store(dynamo, rows);

    expect(await exists(' Mara@Example.com ')).toEqual({ exists: expected });
  });

  test.each([
    ['', 'email_required'],
    ['mara', 'email_invalid'],
    ['mara@example', 'email_invalid'],
    [`${'a'.repeat(250)}@example.com`, 'email_invalid'],
    ['0701234567', 'phone_invalid'],
  ])('answers %j with %s', async (account, code) => {
    await expect(exists(account)).rejects.toMatchObject({ code });
    expect(dynamo.calls()).toHaveLength(0);
  });
});
