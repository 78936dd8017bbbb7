/** The language model behind a port: text streams out, an abort stops it. */
import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { modelPrices, priceOf } from '../../../shared/model/model-prices.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { AnswerCost } from '../conversations/record-message.ts';
import type { Prompt } from './prompt.ts';

export const needs: StoreNeeds = { models: ['chat'] };

const MAX_OUTPUT_TOKENS = 600;

/** The longest that the model may be silent, in milliseconds: before its first words, and between two of them. */
const SILENCE_MS = 8_000;

// Two more tries, and only before the first byte: a stream that has begun is never begun again.
const client = new BedrockRuntimeClient({ ...clientDefaults, requestHandler: { requestTimeout: SILENCE_MS } });

/** The model's stream ended before the model did. */
export class ModelCut extends Error {}

const toRequest = ({ system, turns, maxTokens = MAX_OUTPUT_TOKENS }: Prompt) => ({
  modelId: environment.chatModel(),
  system: [{ text: system }],
  messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
  inferenceConfig: { maxTokens, temperature: 0 },
});

/** Tokens that a reply was made from and of. */
export type ModelUsage = { inputTokens: number; outputTokens: number };

/** What a reply cost; null for a model without a price. */
export function costOf(usage: ModelUsage): AnswerCost | null {
  const price = modelPrices[environment.chatModel()];
  return price ? { ...usage, costMicros: priceOf(usage, price) } : null;
}

/**
 * Pieces of text as they come; throws ModelCut when the stream breaks off.
 * @param onUsage told what the model counted, at the end of a whole reply
 */
export async function* streamText(
  prompt: Prompt,
  signal: AbortSignal,
  onUsage: (usage: ModelUsage) => void = () => undefined,
): AsyncGenerator<string> {
  const { stream } = await client.send(new ConverseStreamCommand(toRequest(prompt)), { abortSignal: signal });
  let isComplete = false;
  for await (const event of stream ?? []) {
    if (signal.aborted) return;
    const text = event.contentBlockDelta?.delta?.text;
    if (text) yield text;
    if (event.messageStop) isComplete = true;
    const { inputTokens, outputTokens } = event.metadata?.usage ?? {};
    if (inputTokens !== undefined && outputTokens !== undefined) onUsage({ inputTokens, outputTokens });
  }
  if (!isComplete && !signal.aborted) throw new ModelCut('The model stopped in the middle.');
}

/** The whole reply. */
export async function completeText(prompt: Prompt): Promise<string> {
  const { output } = await client.send(new ConverseCommand(toRequest(prompt)));
  return (output?.message?.content ?? []).map((block) => block.text ?? '').join('');
}

/** The whole of a long reply: it streams, so that only silence ends it, never its length. */
export async function collectText(prompt: Prompt, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const piece of streamText(prompt, signal)) text += piece;
  return text;
}
