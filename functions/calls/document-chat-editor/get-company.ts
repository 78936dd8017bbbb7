import type { getCompany as contract } from '../../../shared/calls/document-chat-editor.ts';
import { hasCompanyRight } from '../../../shared/model/company-roles.ts';
import { listInvitations, toInvitation } from '../../domain/companies/invitations.ts';
import { listMembers } from '../../domain/companies/members.ts';
import { canFound, readMembership } from '../../domain/companies/own-company.ts';
import { readCompany } from '../../domain/companies/read-company.ts';
import { toCompany } from '../../domain/companies/save-company.ts';
import { seesInsurance } from '../../domain/insurance/agent/sees-insurance.ts';
import { findLearner } from '../../domain/learning/find-learner.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCompany: Handler<typeof contract> = async (_, context) => {
  const [membership, learner, hasInsurance] = await Promise.all([
    readMembership(context.actor.id),
    findLearner(context.actor, context.now),
    seesInsurance(context.actor, context.now),
  ]);
  const canLearn = learner !== null;
  const company = membership && (await readCompany(membership.companyId));
  if (!membership || !company) {
    const canFoundOne = canFound(context);
    return { company: null, role: null, canFound: canFoundOne, canLearn, hasInsurance, members: [], invitations: [] };
  }
  const { companyId, role } = membership;
  const [members, invitations] = await Promise.all([
    listMembers(companyId),
    hasCompanyRight(role, 'manage-company') ? listInvitations(companyId, context.now) : [],
  ]);
  return {
    company: toCompany(company),
    role,
    canFound: false,
    canLearn,
    hasInsurance,
    members,
    invitations: invitations.map(toInvitation),
  };
};
