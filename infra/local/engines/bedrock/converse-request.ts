/** Parses the body of Converse and ConverseStream. Members that no local model can honour are refused, never ignored. */
import type { Buffer } from 'node:buffer';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { ConversePrompt, Turn } from './model.ts';
import { parseJson } from './parse-json.ts';

const TextBlock = z.strictObject({
  text: z.string().refine((text) => text.trim() !== '', 'The text field in the ContentBlock object is blank.'),
});

/** A cache point only changes the price of a prompt, so it may stand anywhere without effect. */
const CachePoint = z.strictObject({ cachePoint: z.strictObject({ type: z.literal('default') }) });

const ContentBlocks = z.array(z.union([TextBlock, CachePoint])).min(1, 'at least one content block is required');

const ConverseRequest = z.strictObject({
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: ContentBlocks }))
    .min(1, 'A conversation must start with a user message: at least one message is required.'),
  system: ContentBlocks.optional(),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.int().min(1).optional(),
      temperature: z.number().min(0).max(1).optional(),
      topP: z.number().min(0).max(1).optional(),
      stopSequences: z.array(z.string().min(1)).max(4).optional(),
    })
    .optional(),
  requestMetadata: z.record(z.string(), z.string()).optional(),
});

/** Throws ValidationException that names the member at fault. */
export function parseConverseRequest(body: Buffer): ConversePrompt {
  const parsed = ConverseRequest.safeParse(parseJson(body));
  if (!parsed.success) throw validation(z.prettifyError(parsed.error));
  const { messages, system, inferenceConfig } = parsed.data;
  const turns = messages.map(({ role, content }): Turn => ({ role, text: joinText(content) }));
  checkTurns(turns);
  return {
    system: joinText(system ?? []),
    turns,
    maxTokens: inferenceConfig?.maxTokens,
    temperature: inferenceConfig?.temperature,
    topP: inferenceConfig?.topP,
    stopSequences: inferenceConfig?.stopSequences ?? [],
  };
}

function joinText(blocks: z.infer<typeof ContentBlocks>): string {
  return blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');
}

function checkTurns(turns: Turn[]): void {
  if (turns[0]?.role !== 'user') throw validation('A conversation must start with a user message.');
  if (turns.at(-1)?.role !== 'user') throw validation('The last message of a conversation must come from the user.');
  const repeats = turns.some((turn, index) => turn.role === turns[index - 1]?.role);
  if (repeats) throw validation('A conversation must alternate between user and assistant roles.');
}

function validation(message: string): EngineError {
  return new EngineError('ValidationException', message);
}
