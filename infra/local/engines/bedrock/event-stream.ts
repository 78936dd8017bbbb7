/** Frames of `application/vnd.amazon.eventstream`, as ConverseStream sends them. */
import { Buffer } from 'node:buffer';
import { EventStreamCodec, type MessageHeaders } from '@smithy/core/event-streams';
import type { EngineError } from '../engine.ts';

export const EVENT_STREAM_TYPE = 'application/vnd.amazon.eventstream';

export type EventType = 'messageStart' | 'contentBlockDelta' | 'contentBlockStop' | 'messageStop' | 'metadata';

/** The exceptions that the stream's shape knows; any other error is told as an internal one. */
const STREAM_EXCEPTIONS: Record<string, string> = {
  ThrottlingException: 'throttlingException',
  ModelErrorException: 'modelStreamErrorException',
  ModelStreamErrorException: 'modelStreamErrorException',
  ServiceUnavailableException: 'serviceUnavailableException',
  ValidationException: 'validationException',
};

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => Buffer.from(text, 'utf8'),
);

export function eventFrame(type: EventType, payload: unknown): Uint8Array {
  return frame({ ':message-type': 'event', ':event-type': type }, payload);
}

export function exceptionFrame(error: EngineError): Uint8Array {
  const type = STREAM_EXCEPTIONS[error.code] ?? 'internalServerException';
  return frame({ ':message-type': 'exception', ':exception-type': type }, { message: error.message });
}

function frame(names: Record<string, string>, payload: unknown): Uint8Array {
  const headers: MessageHeaders = { ':content-type': { type: 'string', value: 'application/json' } };
  for (const [name, value] of Object.entries(names)) headers[name] = { type: 'string', value };
  return codec.encode({ headers, body: Buffer.from(JSON.stringify(payload)) });
}
