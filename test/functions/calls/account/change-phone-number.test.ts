import { beforeEach, describe, expect, test } from 'vitest';
import { changePhoneNumber } from '../../../../functions/calls/account/change-phone-number.ts';
import { accountKey, phoneKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { sessionRow } from '../../../kit/lock.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, phoneRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
beforeEach(() => memory.put([sessionRow()]));
useSecrets();

const phone = '+46701234567';
const former = '+46701740605';
const change = (changes: object = {}) =>
  changePhoneNumber({ phone, country: 'SE', ...SESSION_CODE, ...changes }, ownerContext());
const ready = (account: object = accountRow({ phone: former })) =>
  memory.put([
    account as ReturnType<typeof accountRow>,
    phoneRow(former),
    codeRow('change-phone', `${accountId}#${phone}`),
  ]);
const ownerOf = (number: string) => memory.table().row(phoneKey(number))?.['accountId'];

describe('changePhoneNumber', () => {
  test('gives the account the number that was proved, frees the former one, and has the owner told', async () => {
    ready();

    expect((await change()).phone).toBe(phone);
    expect([ownerOf(phone), ownerOf(former)]).toEqual([accountId, undefined]);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'phone-changed', accountId }]);
  });

  test.each([
    ['that has none', accountRow()],
    ['of before there were numbers', { ...accountRow(), phone: undefined }],
  ])('gives an account %s its first one', async (_, account) => {
    ready(account);
    await change();

    expect(memory.table().row(accountKey(accountId))?.['phone']).toBe(phone);
  });

  test.each([
    ['no real number', { phone: '+4612' }, 'phone_invalid'],
    ['a wrong code', { code: '000000' }, 'code_incorrect'],
  ])('refuses %s and changes nothing', async (_, changes, code) => {
    ready();

    await expect(change(changes)).rejects.toMatchObject({ code });
    expect(ownerOf(former)).toBe(accountId);
  });

  test('says of a number of another account that it is tied to one', async () => {
    ready();
    memory.put([phoneRow(phone, otherAccountId)]);

    await expect(change()).rejects.toMatchObject({ code: 'account_exists' });
  });
});

test('changePhoneNumber asks for more than a session that somebody may have found', async () => {
  memory.put([sessionRow('pin')]);

  await expect(change()).rejects.toMatchObject({ code: 'sign_in_again' });
});
