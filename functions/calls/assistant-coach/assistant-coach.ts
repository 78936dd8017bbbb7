import type { assistantCoach as contract } from '../../../shared/calls/assistant-coach.ts';
import { decide, loadCoachNotes, saveCoachNotes } from '../../domain/assistant/coach/coach-notes.ts';
import { suggestTexts } from '../../domain/assistant/coach/suggest-texts.ts';
import { loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';
import { foundOnce } from '../../kit/found-once.ts';

export const assistantCoach: Handler<typeof contract> = async ({ decision }, { actor, now, signal }) => {
  if (decision) {
    const { suggestions, madeAt, isTemplate } = await loadCoachNotes(actor.id);
    if (madeAt === null) return { suggestions, madeAt, isTemplate };
    const decided = decide(suggestions, decision.field, decision.decision);
    return saveCoachNotes(actor.id, { suggestions: decided, madeAt, isTemplate });
  }
  const knowledge = await loadDraftKnowledge(actor.id, now);
  const suggestions = await foundOnce('suggestions', () => suggestTexts(knowledge, signal));
  return saveCoachNotes(actor.id, {
    suggestions,
    madeAt: now.toISOString(),
    isTemplate: environment.isLocalReader(),
  });
};
