import type { deleteAccount as contract } from '../../../shared/calls/account.ts';
import { signOutEverywhere } from '../../domain/accounts/identity-provider.ts';
import { maskAddress } from '../../domain/accounts/mask-address.ts';
import { beginDeletion } from '../../domain/lifecycle/begin-deletion.ts';
import { proofAddress, proveOwner } from '../../domain/lifecycle/prove-owner.ts';
import type { Handler } from '../../kit/call-group.ts';

export const deleteAccount: Handler<typeof contract> = async ({ proof }, context) => {
  const { actor } = context;
  const { address } = await proofAddress(actor.id);
  await proveOwner({ accountId: actor.id, address }, proof, context);
  await beginDeletion(actor.id, 'owner', context);
  // The gate refuses every token already; the job deletes the user with all that it has.
  await signOutEverywhere(actor.id).catch((error: unknown) => context.log.error('deletion.not_signed_out', error));
  return { deleted: true, receiptTo: maskAddress(address) };
};
