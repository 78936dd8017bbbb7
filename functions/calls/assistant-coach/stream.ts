import * as contracts from '../../../shared/calls/assistant-coach.ts';
import { bindStream, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup([
  bindStream(contracts.aiAssistantCoach, async () => (await import('./ai-assistant-coach.ts')).aiAssistantCoach),
]);
