/** Whether what a person decided about a referred application still holds for it as it is now. */
import { createHash } from 'node:crypto';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import type { Application } from '../../../../shared/insurance/product.ts';
import type { Decision } from '../../../../shared/insurance/underwrite.ts';
import type { ApplicationRow, DecisionRow, KeptQuote } from '../application-rows.ts';
import { personsOf } from '../exclusion-list.ts';

/**
 * Null where nobody decided, and where the answers that are underwritten have changed since. Whoever is on the insurer's
 * list was accepted only if the insurer accepted these persons.
 */
export function standingDecision(
  { decided, answers }: Pick<ApplicationRow, 'decided' | 'answers'>,
  application: Application,
  isListed: boolean,
): DecisionRow['decision'] | null {
  if (decided === null || decided.basis !== basisOf(application)) return null;
  const isOfInsurer = decided.isByInsurer && decided.persons === personsMark(answers);
  return decided.decision === 'decline' || !isListed || isOfInsurer ? decided.decision : null;
}

/** A fingerprint of the answers that are underwritten: those of the stage `quote`, in the order in which they are asked. */
export function basisOf({ asked, product }: Application): string {
  const underwritten = asked.filter(({ block }) => block.stage === 'quote');
  const answers = underwritten.map(({ block, question, person, answer }) => [block.about, question.id, person, answer]);
  return fingerprint([product.definition.version, answers]);
}

/** A fingerprint of the persons who are named. */
export const personsMark = (answers: Answers): string => fingerprint(personsOf(answers));

const fingerprint = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** A quote after a decision about it; nothing is sold to whom it declines. Reasons are those of a referral alone. */
export function asDecided<Quote extends Omit<KeptQuote, 'quoteId'>>(quote: Quote, decision: Decision): Quote {
  if (decision === 'refer') return { ...quote, decision };
  return { ...quote, decision, reasons: [], prices: decision === 'decline' ? [] : quote.prices };
}
