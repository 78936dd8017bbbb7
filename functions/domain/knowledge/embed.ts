/**
 * Texts as vectors. Source: Amazon Bedrock User Guide, Amazon Titan Text Embeddings V2: `inputText` of at most 8,192 tokens,
 * `dimensions` 256, 512 or 1024, `normalize` for vectors of length 1; one text a request.
 */
import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { VECTOR_DIMENSIONS } from '../../../shared/model/resources.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { models: ['embedding'] };

/** Well below the model's limit in every script; a passage is a tenth of it. */
const MOST_CHARACTERS = 8_000;

/** Requests at once of one document: more would only be refused. */
const AT_ONCE = 8;

/** A visitor waits for the question's vector, so there is one more try and little patience. */
const QUESTION_PATIENCE_MS = 1_500;
const questionClient = new BedrockRuntimeClient({
  ...clientDefaults,
  maxAttempts: 2,
  requestHandler: { requestTimeout: QUESTION_PATIENCE_MS },
});

/** Nobody waits for a document's: throttling slows the client down instead of failing the job. */
const passageClient = new BedrockRuntimeClient({
  ...clientDefaults,
  maxAttempts: 8,
  retryMode: 'adaptive',
  requestHandler: { requestTimeout: 5_000 },
});

const Answer = z.object({ embedding: z.array(z.number()).length(VECTOR_DIMENSIONS) });

export function embedQuestion(text: string, signal: AbortSignal): Promise<number[]> {
  return embed(questionClient, text, signal);
}

/** In the order of the texts. */
export async function embedPassages(texts: readonly string[]): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    vectors.push(...(await Promise.all(texts.slice(start, start + AT_ONCE).map((text) => embed(passageClient, text)))));
  }
  return vectors;
}

async function embed(client: BedrockRuntimeClient, text: string, signal?: AbortSignal): Promise<number[]> {
  const { body } = await client.send(
    new InvokeModelCommand({
      modelId: environment.embeddingModel(),
      contentType: 'application/json',
      accept: 'application/json',
      body: JSON.stringify({
        inputText: text.slice(0, MOST_CHARACTERS),
        dimensions: VECTOR_DIMENSIONS,
        normalize: true,
      }),
    }),
    signal ? { abortSignal: signal } : {},
  );
  return Answer.parse(JSON.parse(Buffer.from(body).toString('utf8'))).embedding;
}
