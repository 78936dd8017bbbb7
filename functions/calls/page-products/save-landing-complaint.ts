import type { saveLandingComplaint as contract } from '../../../shared/calls/page-products.ts';
import { checkEmail } from '../../../shared/rules/email.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { saveComplaint } from '../../domain/pages/save-complaint.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveLandingComplaint: Handler<typeof contract> = async (input, context) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const text = input.text.trim();
  if (text === '') throw new AppError('field_required', { fields: { text: 'field_required' } });
  if (input.contact && checkEmail(input.contact)) throw new AppError('email_invalid');
  await saveComplaint(
    context.newId(),
    {
      accountId: live.accountId,
      agentName: live.page.profile.agentName,
      reason: input.reason,
      text,
      contact: input.contact ?? null,
      publishedAt: live.page.publishedAt,
    },
    context.now,
  );
  return { received: true };
};
