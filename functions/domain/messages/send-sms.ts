/** Text messages by AWS End User Messaging, from the stage's sender id. */
import {
  ConflictException,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { countMetric } from '../../kit/metrics.ts';

export const needs: StoreNeeds = { sms: true };

/** One try: the service knows no idempotency, and a message that comes twice is worse than the mail alone. */
const client = new PinpointSMSVoiceV2Client({ ...clientDefaults, maxAttempts: 1 });

/** @param to E.164 */
export async function sendSms(to: string, text: string): Promise<void> {
  await client.send(
    new SendTextMessageCommand({
      DestinationPhoneNumber: to,
      OriginationIdentity: environment.smsSenderId(),
      MessageBody: text,
      MessageType: 'TRANSACTIONAL',
    }),
  );
  countMetric('PhoneMessages');
}

/** Whether the number's owner answered STOP: nothing may be sent to it until they take that back. */
export function isOptedOut(error: unknown): boolean {
  return error instanceof ConflictException && error.Reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT';
}
