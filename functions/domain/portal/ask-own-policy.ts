/** A customer's question to a policy of their own. */
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { WordingAnswer } from '../../../shared/insurance/wording-answer.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { answerFromWording } from '../insurance/wording/answer-from-wording.ts';
import { wordingFileOf } from '../insurance/wording/find-wording.ts';
import { signWording } from '../insurance/wording/wording-files.ts';
import { getOwnPolicy } from './own-policy.ts';

/** Of the version that was bought, with its plan's figures. Throws `not_found` for a policy that is not theirs. */
export async function askOwnPolicy(
  policyId: string,
  question: string,
  context: CustomerContext,
): Promise<WordingAnswer> {
  const { policy } = await getOwnPolicy(context.actor.id, policyId, context.now);
  const { productCode, version, plan, answers, issuedOn } = policy;
  const bought = { plan, answers, today: issuedOn };
  return answerFromWording({ productCode, version, language: context.language, question, bought }, context);
}

/** An address of its wording, for five minutes. Throws as `askOwnPolicy` does. */
export async function signOwnWording(policyId: string, language: LanguageValue, { actor, now }: CustomerContext) {
  const { definition } = await getOwnPolicy(actor.id, policyId, now);
  const file = await wordingFileOf(definition, language);
  return { url: await signWording(file), fileName: file.fileName };
}
