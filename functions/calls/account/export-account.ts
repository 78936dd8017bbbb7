import type { exportAccount as contract } from '../../../shared/calls/account.ts';
import { askForExport, findExport } from '../../domain/lifecycle/account-export.ts';
import type { Handler } from '../../kit/call-group.ts';

export const exportAccount: Handler<typeof contract> = async (_, context) => {
  const { actor, now } = context;
  await askForExport(actor.id, context);
  return { export: await findExport(actor.id, now) };
};
