/** Renewals: an application with the answers of the policy, in the version and at the prices of today. */
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { beginApplication } from '../insurance/applications.ts';
import { findAgent } from '../product-chat/find-chat.ts';
import { quotesOfCustomer } from './find-quotes.ts';
import { keepCustomerQuote } from './keep-customer-quote.ts';
import { openQuote, type OpenedQuote } from './open-quote.ts';
import { getOwnPolicy, type OwnPolicy } from './own-policy.ts';
import { isRenewable } from './is-renewable.ts';

/** One that is begun already goes on. Throws `not_renewable`, also for what is not sold any more. */
export async function renewPolicy(policyId: string, context: CustomerContext): Promise<OpenedQuote> {
  const { actor, now } = context;
  const own = await getOwnPolicy(actor.id, policyId, now);
  if (!isRenewable(own)) throw new AppError('not_renewable');
  const begun = (await quotesOfCustomer(actor, now)).find(({ renews }) => renews === policyId);
  return begun ? openQuote(begun, context) : begin(own, context);
}

async function begin(own: OwnPolicy, context: CustomerContext): Promise<OpenedQuote> {
  const { policy } = own;
  const { policyId, productCode, channelCode, language, plan } = policy;
  const agentName = await agentNameOf(own, context.now);
  const content = { productCode, channelCode, agentName, language, plan, answers: answersOf(own), renews: policyId };
  const { applicationId, key } = await beginApplication(content, context).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? new AppError('not_renewable') : error;
  });
  await keepCustomerQuote(context.actor.id, applicationId);
  return { applicationId, key, channelCode, agentName, productCode };
}

/** Whoever sold it, as long as they are the insurer's; a channel that sells without agents takes it otherwise. */
async function agentNameOf({ policy }: OwnPolicy, now: Date): Promise<string | null> {
  const agent = policy.agentName === null ? null : await findAgent(policy.agentName, policy.companyId, now);
  return agent?.page.profile.agentName ?? null;
}

/** Cover goes on the day after it ends, or today when that is over. What is asked for its dates is asked anew. */
function answersOf({ policy, definition, today }: OwnPolicy): Answers {
  const start = startQuestion(definition);
  if (start === null) return policy.answers;
  const next = addDays(policy.end, 1);
  return {
    ...policy.answers,
    answer: { ...policy.answers.answer, [start]: next > today ? next : today },
  };
}

/** The question of the first day, where a definition takes the term's start from one. */
function startQuestion({ term }: ProductDefinition): string | null {
  const named = typeof term.start === 'object' && term.start !== null && 'var' in term.start ? term.start.var : null;
  return typeof named === 'string' && named.startsWith('answer.') ? named.slice('answer.'.length) : null;
}
