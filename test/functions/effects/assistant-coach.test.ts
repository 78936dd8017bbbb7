import { assistantCoach } from '../../../functions/calls/assistant-coach/assistant-coach.ts';
import { saveAnswer } from '../../../functions/calls/assistant-coach/save-answer.ts';
import { saveApplicationLanguage } from '../../../functions/calls/assistant-coach/save-application-language.ts';
import { startExam } from '../../../functions/calls/assistant-coach/start-exam.ts';
import * as contracts from '../../../shared/calls/assistant-coach.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { NOW, ownerContext } from '../../kit/call-context.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useModel } from '../../kit/model.ts';
import { accountRow, answerId, answerRow, assistantRow, gapId, gapRow, pageRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const model = useModel();
useSecrets();

/** A model does not say the same twice. */
const wordAt = (now: number): string => (now === NOW.getTime() ? 'you' : 'dear you');

const ready = () => put([accountRow(), assistantRow(), pageRow()]);

testBrokenOff('assistant-coach', { table }, [
  effect(
    contracts.assistantCoach,
    assistantCoach,
  )(() => {
    ready();
    model.saysAt((now) =>
      JSON.stringify({ suggestions: [{ field: 'morning', text: `Good morning, ${wordAt(now)}` }] }),
    );
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.startExam,
    startExam,
  )(() => {
    ready();
    model.saysAt((now) =>
      JSON.stringify({ questions: [{ passage: 4, question: `Who are homes for, ${wordAt(now)}?` }] }),
    );
    return { input: {}, context: ownerContext() };
  }),
  effect(contracts.saveAnswer, saveAnswer)(
    () => {
      put([gapRow()]);
      const content = { question: 'Is there parking?', answer: 'Yes, in the yard.' };
      return { input: { gapId, answerId: null, content }, context: ownerContext() };
    },
    { about: 'to an open question' },
  ),
  effect(contracts.saveAnswer, saveAnswer)(
    () => {
      put([answerRow()]);
      return { input: { gapId: null, answerId, content: null }, context: ownerContext() };
    },
    {
      about: 'that is removed',
      refuses: [{ after: [1], code: 'not_found', why: 'The answer is in the bin.' }],
    },
  ),
  effect(
    contracts.saveApplicationLanguage,
    saveApplicationLanguage,
  )(() => {
    ready();
    return { input: { language: 'ar_ae' }, context: ownerContext() };
  }),

  effect(contracts.assistantCoach, assistantCoach)(
    async () => {
      ready();
      model.says(JSON.stringify({ suggestions: [{ field: 'morning', text: 'Good morning' }] }));
      await assistantCoach({}, ownerContext());
      return { input: { decision: { field: 'morning', decision: 'taken' } }, context: ownerContext() };
    },
    { about: 'that is decided' },
  ),
  effect(contracts.saveAnswer, saveAnswer)(
    () => {
      put([gapRow()]);
      return { input: { gapId, answerId: null, content: null }, context: ownerContext() };
    },
    { about: 'that is not needed' },
  ),
  effect(contracts.saveAnswer, saveAnswer)(
    () => {
      put([answerRow()]);
      const content = { question: 'Is there parking?', answer: 'No.' };
      return { input: { gapId: null, answerId, content }, context: ownerContext() };
    },
    { about: 'that is changed' },
  ),
]);
