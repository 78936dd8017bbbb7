import type { getPtxProductSum as contract } from '../../../shared/calls/document-chat-editor.ts';
import { readCompanyPlan } from '../../domain/companies/company-plan.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { readCompany } from '../../domain/companies/read-company.ts';
import { readUsage } from '../../domain/conversations/question-quota.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPtxProductSum: Handler<typeof contract> = async (_, context) => {
  const companyId = companyOf(context);
  const [company, plan] = await Promise.all([readCompany(companyId), readCompanyPlan(companyId, context.now)]);
  const questions = await readUsage({ accountId: companyId, timeZone: plan.timeZone }, context.now);
  return {
    products: { used: company?.products ?? 0, limit: plan.products },
    questions: { used: questions, limit: plan.questionsPerMonth },
    isIncluded: plan.isIncluded,
  };
};
