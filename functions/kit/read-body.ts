/**
 * Reads a request body with its limits before anything else touches it: bytes, depth, number of keys, keys that would
 * reach a prototype, keys that come twice, and text that is not Unicode (SECURITY.md T60).
 */
import { AppError } from './app-error.ts';

const MAX_DEPTH = 32;
const MAX_KEYS = 2_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export type RawBody = { body: string | null; isBase64Encoded: boolean };

/** The body's bytes; throws `body_too_large` above `maxBytes`. */
export function readBytes(raw: RawBody, maxBytes: number): Buffer {
  const bytes = Buffer.from(raw.body ?? '', raw.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBytes) throw new AppError('body_too_large');
  return bytes;
}

/** A JSON object. An empty body is an empty object. */
export function parseJsonBody(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {};
  const text = bytes.toString('utf8');
  const { deepest, colons } = shapeOf(text);
  if (deepest > MAX_DEPTH) throw new AppError('body_malformed');
  const value = parseOrRefuse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('body_malformed');
  const { entries, names } = countEntries(value);
  // Every name has its colon: with more colons than names, one came twice, and readers differ on which of them counts.
  if (entries > MAX_KEYS || names !== colons) throw new AppError('body_malformed');
  return value as Record<string, unknown>;
}

function parseOrRefuse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (FORBIDDEN_KEYS.has(key) || !key.isWellFormed()) throw new AppError('body_malformed');
      // Half a surrogate pair cannot be stored or sent on as UTF-8.
      if (typeof value === 'string' && !value.isWellFormed()) throw new AppError('body_malformed');
      return value;
    });
  } catch {
    throw new AppError('body_malformed');
  }
}

/** Deepest nesting of brackets, and colons, outside strings; found without parsing: a deep text would overflow later. */
export function shapeOf(text: string): { deepest: number; colons: number } {
  let depth = 0;
  let deepest = 0;
  let colons = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') colons += 1;
  }
  return { deepest, colons };
}

/** Members of objects and elements of arrays, at every depth; `names` are the members alone. */
function countEntries(value: unknown): { entries: number; names: number } {
  if (typeof value !== 'object' || value === null) return { entries: 0, names: 0 };
  const children: unknown[] = Object.values(value);
  const own = { entries: children.length, names: Array.isArray(value) ? 0 : children.length };
  return children
    .map(countEntries)
    .reduce((sum, child) => ({ entries: sum.entries + child.entries, names: sum.names + child.names }), own);
}

/** Fields of `application/x-www-form-urlencoded` or `multipart/form-data` (text fields only). */
export async function parseFormBody(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
    const entries = [...form].filter(([key, value]) => typeof value === 'string' && !FORBIDDEN_KEYS.has(key));
    if (entries.length > MAX_KEYS) throw new AppError('body_malformed');
    return Object.fromEntries(entries);
  } catch {
    throw new AppError('body_malformed');
  }
}
