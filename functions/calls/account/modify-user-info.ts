import type { modifyUserInfo as contract } from '../../../shared/calls/account.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { changeAccount, type AccountChanges } from '../../domain/accounts/change-account.ts';
import { isTimeZone } from '../../domain/accounts/time-zone.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const modifyUserInfo: Handler<typeof contract> = async (input, { actor, now }) => {
  const { fullName, language, country, timeZone } = input;
  if (fullName !== undefined && checkPersonName(fullName)) {
    throw new AppError('field_required', { fields: { fullName: 'field_required' } });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw new AppError('input_invalid', { fields: { timeZone: 'not a time zone, expected a name like Europe/Paris' } });
  }
  const changes: AccountChanges = {
    ...(fullName === undefined ? {} : { fullName: canonicalPersonName(fullName) }),
    ...(language === undefined ? {} : { language }),
    ...(country === undefined ? {} : { country }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  return toAccount(await changeAccount(actor.id, changes), now);
};
