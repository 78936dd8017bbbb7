/** InvokeModel in the shape of amazon.titan-embed-text-v2:0. */
import type { Buffer } from 'node:buffer';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { embed } from './embeddings.ts';
import { parseJson } from './parse-json.ts';
import { countTokens } from './tokens.ts';

/** Source: Amazon Titan Text Embeddings V2 in the Bedrock user guide. */
const MAX_CHARACTERS = 50_000;

const EmbeddingsRequest = z.strictObject({
  inputText: z.string().min(1, 'expected at least one character').max(MAX_CHARACTERS),
  dimensions: z.union([z.literal(256), z.literal(512), z.literal(1024)]).default(1024),
  normalize: z.boolean().default(true),
});

export type EmbeddingsAnswer = { embedding: number[]; inputTextTokenCount: number };

/** Throws ValidationException for an empty or too long text, other dimensions and unknown members. */
export function invokeEmbeddings(body: Buffer): EmbeddingsAnswer {
  const parsed = EmbeddingsRequest.safeParse(parseJson(body));
  if (!parsed.success) throw new EngineError('ValidationException', z.prettifyError(parsed.error));
  const { inputText, dimensions, normalize } = parsed.data;
  return { embedding: embed(inputText, dimensions, normalize), inputTextTokenCount: countTokens(inputText) };
}
