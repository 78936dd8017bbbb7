import type { sendDeletionCode as contract } from '../../../shared/calls/account.ts';
import { maskAddress } from '../../domain/accounts/mask-address.ts';
import { sendCode } from '../../domain/accounts/send-code.ts';
import { proofAddress } from '../../domain/lifecycle/prove-owner.ts';
import { sendDeletionCodeTo } from '../../domain/messages/send-deletion-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendDeletionCode: Handler<typeof contract> = async (_, context) => {
  const { account, address } = await proofAddress(context.actor.id);
  const sent = await sendCode('delete-account', address, (code) => sendDeletionCodeTo(account, code), context);
  return { ...sent, sentTo: maskAddress(address) };
};
