import * as contracts from '../../../shared/calls/assistant-coach.ts';
import { bindStream, streamGroup } from '../../kit/stream-group.ts';
import { aiAssistantCoach } from './ai-assistant-coach.ts';

export const handler = streamGroup([bindStream(contracts.aiAssistantCoach, aiAssistantCoach)]);
