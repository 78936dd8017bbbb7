import type { getAssistantCoachInfo as contract } from '../../../shared/calls/assistant-coach.ts';
import { loadCoachNotes } from '../../domain/assistant/coach/coach-notes.ts';
import { stepsOf } from '../../domain/assistant/coach/coach-steps.ts';
import { findStanding } from '../../domain/assistant/coach/standing.ts';
import { loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAssistantCoachInfo: Handler<typeof contract> = async (_, { actor, now }) => {
  const knowledge = await loadDraftKnowledge(actor.id, now);
  const [notes, standing] = await Promise.all([loadCoachNotes(actor.id), findStanding(actor.id, knowledge, now)]);
  const { suggestions, madeAt, isTemplate } = notes;
  return { suggestions, madeAt, isTemplate, steps: stepsOf(standing), openGaps: standing.openGaps };
};
