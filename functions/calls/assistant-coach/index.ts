import * as contracts from '../../../shared/calls/assistant-coach.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.assistantCoach, async () => (await import('./assistant-coach.ts')).assistantCoach),
  bind(
    contracts.saveApplicationLanguage,
    async () => (await import('./save-application-language.ts')).saveApplicationLanguage,
  ),
  bind(
    contracts.getAssistantCoachInfo,
    async () => (await import('./get-assistant-coach-info.ts')).getAssistantCoachInfo,
  ),
  bind(contracts.getExam, async () => (await import('./get-exam.ts')).getExam),
  bind(contracts.startExam, async () => (await import('./start-exam.ts')).startExam),
  bind(contracts.runExamQuestion, async () => (await import('./run-exam-question.ts')).runExamQuestion),
  bind(contracts.getGaps, async () => (await import('./get-gaps.ts')).getGaps),
  bind(contracts.saveAnswer, async () => (await import('./save-answer.ts')).saveAnswer),
]);
