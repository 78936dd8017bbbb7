import type { getLoginToken as contract } from '../../../shared/calls/agent.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { unlockByPasskey, unlockByPin } from '../../domain/lock/unlock.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLoginToken: Handler<typeof contract> = async (input, context) => {
  const { tokens, account } = await unlock(input, context);
  return { tokens, account: toAccount(account, context.now) };
};

/** Throws `input_invalid` unless there is either a passkey or a device and a PIN. */
function unlock(
  { device, pin, passkey }: Parameters<typeof getLoginToken>[0],
  context: Parameters<typeof getLoginToken>[1],
): ReturnType<typeof unlockByPin> {
  if (passkey && pin === null) return unlockByPasskey(passkey, device, context);
  if (!passkey && device && pin !== null) return unlockByPin(device, pin, context);
  throw new AppError('input_invalid', { fields: { pin: 'a device and a PIN, or a passkey' } });
}
