import type { appealSuspension as contract } from '../../../shared/calls/support.ts';
import { findPage } from '../../domain/pages/find-page.ts';
import { appeal, findSuspension, toSuspension } from '../../domain/support/suspension.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const appealSuspension: Handler<typeof contract> = async ({ text: typed }, context) => {
  const { actor } = context;
  const text = typed.trim();
  if (text === '') throw new AppError('field_required', { fields: { text: 'field_required' } });
  const page = await findPage(actor.id);
  await appeal(actor.id, page?.draft.profile.agentName ?? '', text, context);
  const row = await findSuspension(actor.id);
  return { suspension: row && toSuspension(row) };
};
