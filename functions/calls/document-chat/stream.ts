import * as pageContracts from '../../../shared/calls/document-chat.ts';
import * as productContracts from '../../../shared/calls/product-chat.ts';
import { bindStream, streamGroup } from '../../kit/stream-group.ts';
import { aiAssistant } from './ai-assistant.ts';
import { chattingRobot } from './chatting-robot.ts';

const contracts = { ...pageContracts, ...productContracts };

export const handler = streamGroup([
  bindStream(contracts.aiAssistant, aiAssistant),
  bindStream(contracts.chattingRobot, chattingRobot),
]);
