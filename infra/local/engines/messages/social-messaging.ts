/** Stand-in for AWS End User Messaging Social: SendWhatsAppMessage with text and template messages, into the outbox. */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { readJson, unknownOperation, writeJson } from '../aws-json.ts';
import { EngineError, type Engine, type EngineRequest } from '../engine.ts';
import type { Outbox } from './outbox.ts';
import { isE164 } from './phone-number.ts';

export type WhatsAppOptions = {
  outbox: Outbox;
  region: string;
  account: string;
};

const sendRequest = z.object({
  originationPhoneNumberId: z.string().regex(/^(phone-number-id-.+|arn:.*:phone-number-id\/[0-9a-zA-Z]+)$/),
  metaApiVersion: z.string().regex(/^v\d+(\.\d+)?$/),
  message: z.base64().min(1).max(2_730_668),
});

const parameter = z.looseObject({ type: z.string(), text: z.string().optional() });

/** The message object of Meta's Cloud API, as far as the project sends it. */
const whatsAppMessage = z.discriminatedUnion('type', [
  z.looseObject({
    messaging_product: z.literal('whatsapp'),
    to: z.string(),
    type: z.literal('text'),
    text: z.looseObject({ body: z.string().min(1).max(4096) }),
  }),
  z.looseObject({
    messaging_product: z.literal('whatsapp'),
    to: z.string(),
    type: z.literal('template'),
    template: z.looseObject({
      name: z.string().regex(/^[a-z0-9_]+$/),
      language: z.looseObject({ code: z.string().min(2) }),
      components: z.array(z.looseObject({ type: z.string(), parameters: z.array(parameter).optional() })).optional(),
    }),
  }),
]);

type WhatsAppMessage = z.infer<typeof whatsAppMessage>;

export function createWhatsAppEngine(options: WhatsAppOptions): Engine {
  return {
    service: 'SOCIALMESSAGING',
    needs: (request) => {
      const resource = originArn(readRequest(request).originationPhoneNumberId, options);
      return [{ action: 'social-messaging:SendWhatsAppMessage', resource }];
    },
    handle: async (request, response) => {
      const input = readRequest(request);
      const raw = Buffer.from(input.message, 'base64').toString('utf8');
      const message = parseMessage(raw);
      const from = input.originationPhoneNumberId;
      const { id } = options.outbox.add({
        channel: 'whatsapp',
        from,
        to: [recipientOf(message)],
        text: textOf(message),
        raw,
      });
      writeJson(response, { messageId: id }, 'application/json');
    },
  };
}

function readRequest(request: EngineRequest): z.infer<typeof sendRequest> {
  if (request.method !== 'POST' || request.url.pathname !== '/v1/whatsapp/send') {
    throw unknownOperation(`${request.method} ${request.url.pathname}`);
  }
  return readJson(request, sendRequest, 'ValidationException');
}

/** In ARNs the id stands without the prefix that the API shows. */
function originArn(phoneNumberId: string, { region, account }: WhatsAppOptions): string {
  if (phoneNumberId.startsWith('arn:')) return phoneNumberId;
  const id = phoneNumberId.replace(/^phone-number-id-/, '');
  return `arn:aws:social-messaging:${region}:${account}:phone-number-id/${id}`;
}

function parseMessage(raw: string): WhatsAppMessage {
  const parsed = whatsAppMessage.safeParse(parseJsonOrUndefined(raw));
  if (parsed.success) return parsed.data;
  throw invalidParameters(`The message is not a WhatsApp text or template message: ${z.prettifyError(parsed.error)}`);
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Meta takes numbers with and without the plus; the outbox always shows it. */
function recipientOf(message: WhatsAppMessage): string {
  const number = `+${message.to.replace(/^\+/, '')}`;
  if (isE164(number)) return number;
  throw invalidParameters('The recipient "to" must be a number in E.164, such as +6591234567.');
}

/** Template texts live at Meta: what can be shown is the template's name and what fills its gaps. */
function textOf(message: WhatsAppMessage): string {
  if (message.type === 'text') return message.text.body;
  const { name, language, components = [] } = message.template;
  const values = components.flatMap((component) =>
    (component.parameters ?? []).map((filled) => `${component.type}: ${filled.text ?? `(${filled.type})`}`),
  );
  return [`Template ${name} (${language.code})`, ...values].join('\n');
}

function invalidParameters(message: string): EngineError {
  return new EngineError('InvalidParametersException', message);
}
