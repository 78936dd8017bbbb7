import type { aiAssistantCoach as contract } from '../../../shared/calls/assistant-coach.ts';
import { converse } from '../../domain/assistant/coach/converse.ts';
import { openSteps } from '../../domain/assistant/coach/standing.ts';
import { loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import { environment } from '../../kit/environment.ts';
import type { StreamHandler } from '../../kit/stream-group.ts';

export const aiAssistantCoach: StreamHandler<typeof contract> = async (input, { actor, now, signal }, stream) => {
  const knowledge = await loadDraftKnowledge(actor.id, now);
  const open = await openSteps(actor.id, knowledge, now);
  stream.send('meta', { state: 'thinking', sources: knowledge.passages.length });
  await converse({ knowledge, open, ...input }, stream, signal);
  stream.send('done', { isTemplate: environment.isLocalReader() });
};
