import { getLearnQuestion } from '../../../functions/calls/learning-portal/get-learn-question.ts';
import { makeLearnQuestions } from '../../../functions/calls/learning-portal/make-learn-questions.ts';
import { saveLearnQuestion } from '../../../functions/calls/learning-portal/save-learn-question.ts';
import { saveQuestionRecord } from '../../../functions/calls/learning-portal/save-question-record.ts';
import { saveUserProductLevel } from '../../../functions/calls/learning-portal/save-user-product-level.ts';
import * as contracts from '../../../shared/calls/learning-portal.ts';
import type { Attempt } from '../../../shared/model/learning.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { NOW, ownerContext } from '../../kit/call-context.ts';
import { COMPANY, companyRows, keyed, passages, passagesFile, PRODUCT, questionRows } from '../../kit/learning.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useModel } from '../../kit/model.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const files = useMemoryBuckets();
const model = useModel();
useSecrets();

const editor = () =>
  ownerContext({ actor: { ...ownerContext().actor, company: { companyId: COMPANY, role: 'editor' } } });

const ready = () => put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
const begin = () => getLearnQuestion({ productId: PRODUCT, level: 1 }, ownerContext());

const answerTo = ({ attemptId }: Attempt, questionId: string) => ({
  ...{ attemptId, questionId, options: ['o0'], text: '' },
});

/** Answers the questions of a test rightly, all but the last ones. */
async function answered(leftOut = 0): Promise<Attempt> {
  ready();
  const { attempt } = await begin();
  const { questions } = attempt;
  for (const { questionId } of questions.slice(0, questions.length - leftOut)) {
    await saveQuestionRecord(answerTo(attempt, questionId), ownerContext());
  }
  return attempt;
}

testBrokenOff('learning-portal', { table, maps: () => ({ files }) }, [
  effect(
    contracts.getLearnQuestion,
    getLearnQuestion,
  )(() => {
    ready();
    return { input: { productId: PRODUCT, level: 1 }, context: ownerContext() };
  }),
  effect(
    contracts.makeLearnQuestions,
    makeLearnQuestions,
  )(() => {
    put(companyRows(PRODUCT));
    files.set(passagesFile(PRODUCT), JSON.stringify(passages));
    // A model does not say the same twice.
    model.saysAt((now) => {
      const begin = now === NOW.getTime() ? 'Lost luggage' : 'For each journey, lost luggage';
      const text = `${begin} is covered up to which amount for each insured person?`;
      const question = { passage: 1, kind: 'single', text, options: ['1,500 euros', '900 euros'], right: [0] };
      return JSON.stringify({ questions: [question] });
    });
    return { input: { productId: PRODUCT, level: 1 }, context: editor() };
  }),
  effect(
    contracts.saveLearnQuestion,
    saveLearnQuestion,
  )(() => {
    const rows = questionRows(PRODUCT, 1, 1).map((row) => ({ ...row, state: 'proposed' as const, reviewedAt: null }));
    put([...companyRows(PRODUCT), ...keyed(rows)]);
    const questionId = rows[0]?.questionId ?? '';
    return { input: { action: 'approve', productId: PRODUCT, questionId }, context: editor() };
  }),
  effect(contracts.saveQuestionRecord, saveQuestionRecord)(
    async () => {
      ready();
      const { attempt } = await begin();
      return { input: answerTo(attempt, attempt.questions[0]?.questionId ?? ''), context: ownerContext() };
    },
    { about: 'the first' },
  ),
  effect(contracts.saveQuestionRecord, saveQuestionRecord)(
    async () => {
      const attempt = await answered(1);
      return { input: answerTo(attempt, attempt.questions.at(-1)?.questionId ?? ''), context: ownerContext() };
    },
    { about: 'the last' },
  ),
  effect(
    contracts.saveUserProductLevel,
    saveUserProductLevel,
  )(async () => {
    await answered();
    return { input: { productId: PRODUCT }, context: ownerContext() };
  }),

  effect(contracts.saveLearnQuestion, saveLearnQuestion)(
    () => {
      const rows = questionRows(PRODUCT, 1, 1);
      put([...companyRows(PRODUCT), ...keyed(rows)]);
      const [{ questionId = '', options = [], right = [], expected = '', explanation = '' } = {}] = rows;
      const content = { text: 'Which of these is true?', options, right, expected, explanation };
      return { input: { action: 'change', productId: PRODUCT, questionId, content }, context: editor() };
    },
    { about: 'that changes' },
  ),
]);
