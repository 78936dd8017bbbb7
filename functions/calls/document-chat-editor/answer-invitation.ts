import type { answerInvitation as contract } from '../../../shared/calls/document-chat-editor.ts';
import { acceptInvitation, invitationOf } from '../../domain/companies/invitations.ts';
import { removeMember } from '../../domain/companies/members.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { readCompany } from '../../domain/companies/read-company.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { foundOnce } from '../../kit/found-once.ts';

/** Who looks learns the company's name, and no more. */
export const answerInvitation: Handler<typeof contract> = async (input, context) => {
  if (input.action === 'leave') {
    await removeMember(companyOf(context), context.actor.id);
    return { company: null };
  }
  const invitation = await foundOnce('invitation', () => invitationOf(input.token, context.now));
  const company = await readCompany(invitation.companyId);
  if (!company) throw new AppError('link_lapsed');
  if (input.action === 'join') await acceptInvitation(context, invitation);
  return { company: { name: company.name } };
};
