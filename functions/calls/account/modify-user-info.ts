import type { modifyUserInfo as contract } from '../../../shared/calls/account.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { changeAccount, type AccountChanges } from '../../domain/accounts/change-account.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { isTimeZone } from '../../domain/accounts/time-zone.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const modifyUserInfo: Handler<typeof contract> = async (input, context) => {
  const { actor, now } = context;
  const { fullName, language, country, timeZone, imageId } = input;
  if (fullName !== undefined && checkPersonName(fullName)) {
    throw new AppError('field_required', { fields: { fullName: 'field_required' } });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw new AppError('input_invalid', { fields: { timeZone: 'not a time zone, expected a name like Europe/Paris' } });
  }
  // Only this one field needs the library: the group's other calls start without it.
  const library = imageId === undefined ? null : await import('../../domain/accounts/profile-image.ts');
  const image = library && imageId ? await library.pathOfPicture(actor.id, imageId) : null;
  const before = library && (await findAccount(actor.id))?.image;
  const changes: AccountChanges = {
    ...(library ? { image } : {}),
    ...(fullName === undefined ? {} : { fullName: canonicalPersonName(fullName) }),
    ...(language === undefined ? {} : { language }),
    ...(country === undefined ? {} : { country }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  const account = await changeAccount(actor.id, changes);
  if (before && before !== image) await library.dropFormerPicture(context, before);
  return toAccount(account, now);
};
