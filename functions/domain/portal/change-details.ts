/** Details of the holder that can be changed at once: telephone and address, as long as the price stays as it is. */
import type { Answers } from '../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import type { Application, AskedQuestion } from '../../../shared/insurance/product.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import type { CustomerContext } from '../../kit/context.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { policyChange } from '../insurance/change-policy.ts';
import type { PolicyEventRow, PolicyRow } from '../insurance/policy-rows.ts';
import { checkIsOpen, getOwnPolicy, writeOwnPolicy, type OwnPolicy } from './own-policy.ts';
import { applicationOfPolicy } from '../insurance/renewal-reminders.ts';
import { responsibleFor, tellOf } from './portal-mail-items.ts';

/** By convention of the definitions (docs/insurance-products.md): the block `address`, and telephones. */
export function contactQuestions(application: Application): AskedQuestion[] {
  return application.asked.filter(
    ({ block, question }) => block.about === 'applicant' && (block.id === 'address' || question.kind === 'phone'),
  );
}

export type DetailsChanged = { outcome: 'changed' | 'price-depends' | 'invalid'; problems: string[] };

/** Answers to other questions count for nothing. Throws `policy_closed`. */
export function changeDetails(
  policyId: string,
  given: Answers['applicant'],
  { actor, now, newId }: CustomerContext,
): Promise<DetailsChanged> {
  return writeOwnPolicy(
    () => getOwnPolicy(actor.id, policyId, now),
    async (own) => {
      checkIsOpen(own);
      const decided = decideDetails(own, given);
      if (decided.changed === null) return { items: [], answer: decided.answer };
      return { items: itemsOf(own.policy, decided.changed, newId(), now), answer: decided.answer };
    },
  );
}

type Changed = { answers: Answers; questions: string[] };

function decideDetails(
  own: OwnPolicy,
  given: Answers['applicant'],
): { changed: Changed | null; answer: DetailsChanged } {
  const before = applicationOfPolicy(own.policy, own.definition);
  const { answers } = own.policy;
  const questions = contactQuestions(before)
    .map(({ question }) => question.id)
    .filter((id) => given[id] !== undefined && given[id] !== answers.applicant[id]);
  const applicant = { ...answers.applicant, ...Object.fromEntries(questions.map((id) => [id, given[id] ?? ''])) };
  const after = applicationOfPolicy(own.policy, own.definition, { ...answers, applicant });
  const problems = checkAnswers(after, 'details')
    .filter(({ about, question }) => about === 'applicant' && questions.includes(question))
    .map(({ question }) => question);
  if (problems.length > 0) return { changed: null, answer: { outcome: 'invalid', problems } };
  if (!isSamePrice(own, before, after)) return { changed: null, answer: { outcome: 'price-depends', problems: [] } };
  const answer: DetailsChanged = { outcome: 'changed', problems: [] };
  return { changed: questions.length === 0 ? null : { answers: { ...answers, applicant }, questions }, answer };
}

function isSamePrice({ policy }: OwnPolicy, before: Application, after: Application): boolean {
  const totalOf = (application: Application): number | undefined =>
    pricePlans(application, null).find(({ plan }) => plan === policy.plan)?.total;
  return underwrite(before).decision === underwrite(after).decision && totalOf(before) === totalOf(after);
}

function itemsOf(policy: PolicyRow, { answers, questions }: Changed, eventId: string, now: Date): TransactItem[] {
  const telephone = answers.applicant['telephone'];
  const holder = { ...policy.holder, ...(typeof telephone === 'string' ? { telephone } : {}) };
  const event: PolicyEventRow = {
    ...{ eventId, at: now.toISOString(), kind: 'changed', by: 'customer', money: null },
    detail: { questions },
  };
  return [
    ...policyChange(policy, { answers, holder }, event),
    ...tellOf('policy-details-changed', { policyId: policy.policyId, eventId, to: responsibleFor(policy) }, now),
  ];
}
