/** Stand-in for AWS End User Messaging SMS (SMS Voice v2): SendTextMessage over AWS JSON 1.0, into the outbox. */
import { randomUUID } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation, writeJson } from '../aws-json.ts';
import { EngineError, type Engine, type EngineRequest, type Need } from '../engine.ts';
import type { Outbox } from './outbox.ts';
import { isE164 } from './phone-number.ts';

export type SmsOptions = {
  outbox: Outbox;
  region: string;
  account: string;
};

const sendRequest = z.object({
  DestinationPhoneNumber: z.string(),
  OriginationIdentity: z.string().min(1).optional(),
  MessageBody: z.string().min(1).max(1600),
  MessageType: z.enum(['TRANSACTIONAL', 'PROMOTIONAL']).optional(),
  DryRun: z.boolean().default(false),
});

type SendRequest = z.infer<typeof sendRequest>;

/** What stands as the sender when AWS would choose one of the account's numbers. */
const ANY_ORIGIN = 'account default';

export function createSmsEngine(options: SmsOptions): Engine {
  return {
    service: 'PINPOINT_SMS_VOICE_V2',
    needs: (request) => needsOf(readRequest(request), options),
    handle: async (request, response) => {
      const input = readRequest(request);
      writeJson(response, { MessageId: send(input, options.outbox) }, 'application/x-amz-json-1.0');
    },
  };
}

/** A dry run checks the same and sends nothing. */
function send(input: SendRequest, outbox: Outbox): string {
  if (input.DryRun) return randomUUID();
  const sent = outbox.add({
    channel: 'sms',
    from: input.OriginationIdentity ?? ANY_ORIGIN,
    to: [input.DestinationPhoneNumber],
    text: input.MessageBody,
  });
  return sent.id;
}

function readRequest(request: EngineRequest): SendRequest {
  const name = targetOperation(request, 'PinpointSMSVoiceV2');
  if (name !== 'SendTextMessage') throw unknownOperation(name);
  const input = readJson(request, sendRequest, 'ValidationException');
  if (isE164(input.DestinationPhoneNumber)) return input;
  const message = 'DestinationPhoneNumber must be in E.164, such as +6591234567.';
  throw new EngineError('ValidationException', message, 400, {
    Reason: 'FIELD_VALIDATION_FAILED',
    Fields: [{ Name: 'DestinationPhoneNumber', Message: message }],
  });
}

function needsOf(input: SendRequest, options: SmsOptions): Need[] {
  return [{ action: 'sms-voice:SendTextMessage', resource: originArn(input, options) }];
}

/** Phone numbers and pools go by their ids; anything else is a sender id of the destination's country. */
function originArn(input: SendRequest, { region, account }: SmsOptions): string {
  const origin = input.OriginationIdentity;
  if (origin === undefined) return '*';
  if (origin.startsWith('arn:')) return origin;
  const prefix = `arn:aws:sms-voice:${region}:${account}`;
  if (origin.startsWith('phone-') || origin.startsWith('+')) return `${prefix}:phone-number/${origin}`;
  if (origin.startsWith('pool-')) return `${prefix}:pool/${origin}`;
  const country = parsePhoneNumberFromString(input.DestinationPhoneNumber)?.country ?? 'ZZ';
  return `${prefix}:sender-id/${origin}/${country}`;
}
