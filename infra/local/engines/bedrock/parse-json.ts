/** JSON bodies of requests. */
import type { Buffer } from 'node:buffer';
import { EngineError } from '../engine.ts';

/** Throws ValidationException for a body that is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new EngineError('ValidationException', 'The request body is not JSON: send a JSON object.');
  }
}
