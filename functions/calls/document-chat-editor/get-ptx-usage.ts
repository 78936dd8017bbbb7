import type { getPtxUsage as contract } from '../../../shared/calls/document-chat-editor.ts';
import { readCompanyPlan } from '../../domain/companies/company-plan.ts';
import { readDays, readTopQuestions } from '../../domain/conversations/read-figures.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import type { Handler } from '../../kit/call-group.ts';

const TOP = 10;

export const getPtxUsage: Handler<typeof contract> = async ({ productId: id, days: window }, context) => {
  const { now } = context;
  const { productId, companyId } = await ownProduct(context, id);
  const { timeZone } = await readCompanyPlan(companyId, now);
  const [reports, topQuestions] = await Promise.all([
    readDays(productId, timeZone, window, now),
    readTopQuestions(productId, timeZone, window, TOP, now),
  ]);
  return {
    days: reports.map(({ figures: { date: day, views, conversations, questions, answered } }) => ({
      ...{ day, views, conversations, questions, answered },
    })),
    topQuestions,
    costMicros: reports.reduce((sum, report) => sum + report.costMicros, 0),
  };
};
