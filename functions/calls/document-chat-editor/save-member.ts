import type { saveMember as contract } from '../../../shared/calls/document-chat-editor.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { invite, listInvitations, takeBack, toInvitation } from '../../domain/companies/invitations.ts';
import { changeRole, listMembers, removeMember } from '../../domain/companies/members.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const saveMember: Handler<typeof contract> = async (input, context) => {
  const { companyId } = await companyToChange(context);
  await change(input, context, companyId);
  const [members, invitations] = await Promise.all([listMembers(companyId), listInvitations(companyId, context.now)]);
  return { members, invitations: invitations.map(toInvitation) };
};

async function change(input: InputOf<typeof contract>, context: OwnerContext, companyId: string): Promise<void> {
  if (input.action === 'change') return changeRole(companyId, input.accountId, input.role);
  if (input.action === 'remove') return removeMember(companyId, input.accountId);
  if (input.action === 'take-back') return takeBack(companyId, input.invitationId);
  const error = checkEmail(input.email);
  if (error) throw new AppError(error, { fields: { email: error } });
  return invite(context, companyId, { email: canonicalEmail(input.email), role: input.role });
}
