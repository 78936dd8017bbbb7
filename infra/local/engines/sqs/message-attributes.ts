/**
 * Message attributes of SQS: their shape on the wire, which of them an answer includes, and the MD5 that clients check.
 * The digest is the one of the SQS developer guide, "Calculating the MD5 message digest for message attributes".
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import * as z from 'zod';

export const messageAttribute = z
  .object({
    DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/, 'must begin with String, Number or Binary'),
    StringValue: z.string().min(1).optional(),
    /** Base64. */
    BinaryValue: z.base64().min(1).optional(),
  })
  .refine(hasItsValue, 'needs BinaryValue when its DataType is Binary, otherwise StringValue');

export const messageAttributes = z
  .record(z.string().regex(/^[A-Za-z0-9_.-]{1,256}$/), messageAttribute)
  .refine((attributes) => Object.keys(attributes).length <= 10, 'holds more than 10 attributes');

export type MessageAttribute = z.infer<typeof messageAttribute>;
export type MessageAttributes = Record<string, MessageAttribute>;

/** Codes of the digest: one byte behind the data type says how the value is written. */
const STRING_TRANSPORT = 1;
const BINARY_TRANSPORT = 2;

export function md5OfBody(body: string): string {
  return createHash('md5').update(body, 'utf8').digest('hex');
}

/** Undefined when there are no attributes: SQS then leaves the member out. */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const digest = createHash('md5');
  for (const name of names) {
    const attribute = attributes[name];
    if (attribute) digest.update(encodeAttribute(name, attribute));
  }
  return digest.digest('hex');
}

/** The attributes that a consumer asked for by name, by prefix (`trace.*`), or all of them (`All`, `.*`). */
export function selectAttributes(attributes: MessageAttributes, wanted: string[]): MessageAttributes {
  const isWanted = (name: string): boolean => wanted.some((pattern) => matches(name, pattern));
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name)));
}

/** Bytes that count towards the size limit of a message, attributes included. */
export function sizeOf(body: string, attributes: MessageAttributes): number {
  return Object.entries(attributes).reduce(
    (total, [name, attribute]) =>
      total + Buffer.byteLength(name) + Buffer.byteLength(attribute.DataType) + valueOf(attribute).length,
    Buffer.byteLength(body),
  );
}

function hasItsValue(attribute: {
  DataType: string;
  StringValue?: string | undefined;
  BinaryValue?: string | undefined;
}) {
  return attribute.DataType.startsWith('Binary')
    ? attribute.BinaryValue !== undefined
    : attribute.StringValue !== undefined;
}

function matches(name: string, pattern: string): boolean {
  if (pattern === 'All' || pattern === '.*') return true;
  return pattern.endsWith('.*') ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
}

function encodeAttribute(name: string, attribute: MessageAttribute): Buffer {
  const transport = attribute.BinaryValue === undefined ? STRING_TRANSPORT : BINARY_TRANSPORT;
  return Buffer.concat([
    withLength(Buffer.from(name)),
    withLength(Buffer.from(attribute.DataType)),
    Buffer.from([transport]),
    withLength(valueOf(attribute)),
  ]);
}

function valueOf(attribute: MessageAttribute): Buffer {
  return attribute.BinaryValue === undefined
    ? Buffer.from(attribute.StringValue ?? '')
    : Buffer.from(attribute.BinaryValue, 'base64');
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
