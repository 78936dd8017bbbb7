import type { getExam as contract } from '../../../shared/calls/assistant-coach.ts';
import { fingerprintOf, loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import { findExam, withResults } from '../../domain/assistant/exam/exam-rows.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getExam: Handler<typeof contract> = async (_, { actor, now }) => {
  const [row, knowledge] = await Promise.all([findExam(actor.id), loadDraftKnowledge(actor.id, now)]);
  if (!row) return { exam: null, isOutdated: false, isTemplate: environment.isLocalReader() };
  return {
    exam: await withResults(actor.id, row),
    isOutdated: row.fingerprint !== fingerprintOf(knowledge),
    isTemplate: row.isTemplate,
  };
};
