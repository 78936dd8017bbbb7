import * as contracts from '../../../shared/calls/learning-portal.ts';
import { bind, callGroup, checkedAgain } from '../../kit/call-group.ts';

const allowAgain = async () => (await import('../../domain/learning/find-learner.ts')).allowAttemptAgain;

export const handler = callGroup([
  bind(contracts.getLevelList, async () => (await import('./get-level-list.ts')).getLevelList),
  checkedAgain(
    bind(contracts.getLearnQuestion, async () => (await import('./get-learn-question.ts')).getLearnQuestion),
    allowAgain,
  ),
  checkedAgain(
    bind(contracts.saveQuestionRecord, async () => (await import('./save-question-record.ts')).saveQuestionRecord),
    allowAgain,
  ),
  bind(contracts.saveUserProductLevel, async () => (await import('./save-user-product-level.ts')).saveUserProductLevel),
  bind(contracts.getProductLevelList, async () => (await import('./get-product-level-list.ts')).getProductLevelList),
  bind(contracts.getLearnReview, async () => (await import('./get-learn-review.ts')).getLearnReview),
  bind(contracts.makeLearnQuestions, async () => (await import('./make-learn-questions.ts')).makeLearnQuestions),
  bind(contracts.saveLearnQuestion, async () => (await import('./save-learn-question.ts')).saveLearnQuestion),
  bind(contracts.downloadLearnRecords, async () => (await import('./download-learn-records.ts')).downloadLearnRecords),
]);
