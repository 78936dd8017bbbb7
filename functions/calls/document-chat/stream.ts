import * as contracts from '../../../shared/calls/document-chat.ts';
import { bindStream, streamGroup } from '../../kit/stream-group.ts';
import { aiAssistant } from './ai-assistant.ts';

export const handler = streamGroup([bindStream(contracts.aiAssistant, aiAssistant)]);
