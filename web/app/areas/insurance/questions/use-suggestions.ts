import { useEffect } from 'react';
import { useFlow } from '../flow/flow-context.ts';
import type { View } from '../flow/views.ts';
import type { Answer } from '../../../../../shared/insurance/answers.ts';

/** What stands there first: what the product suggests, and oneself as the first insured person. */
export function useSuggestions({ block, asked }: View): void {
  const { store, application, definition } = useFlow();
  const { product, data } = application;
  const needsPerson = block.about === 'insured' && data.insured.length < definition.insured.least;
  const missing = asked.filter(({ question, answer }) => question.suggested !== undefined && answer === undefined);
  const key = `${block.id} ${String(needsPerson)} ${missing.map(({ question, person }) => `${question.id}${person ?? ''}`).join()}`;
  useEffect(() => {
    if (needsPerson) {
      const relation = block.questions.find(({ id }) => id === 'relation')?.options ?? [];
      store.addPerson(relation.some(({ id }) => id === 'self') ? { relation: 'self' } : {});
    }
    for (const { question, person } of missing) {
      const about = person === null ? data : { ...data, person: data.insured[person] ?? {} };
      const value = product.tryRun(question.suggested ?? null, about) as Answer | null;
      const isTaken =
        value === 'self' &&
        person !== null &&
        data.insured.some((one, at) => at !== person && one['relation'] === 'self');
      if (value === null || isTaken) continue;
      if (person === null) store.answer(block.about as 'answer' | 'applicant', question.id, value);
      else store.answerPerson(person, question.id, value);
    }
    // Once for what is missing when the view comes: what somebody takes away stays away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
