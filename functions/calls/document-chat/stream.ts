import * as pageContracts from '../../../shared/calls/document-chat.ts';
import * as productContracts from '../../../shared/calls/product-chat.ts';
import { bindStream, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup([
  bindStream(pageContracts.aiAssistant, async () => (await import('./ai-assistant.ts')).aiAssistant),
  bindStream(productContracts.chattingRobot, async () => (await import('./chatting-robot.ts')).chattingRobot),
]);
