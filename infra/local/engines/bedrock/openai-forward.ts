/**
 * Converse answered by any server with OpenAI's `/v1/chat/completions` (llama.cpp, Ollama, vLLM and others).
 * The answer is always streamed from there; Converse collects it.
 */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { ConversePrompt, ModelEnd, ModelEvent, StopReason, TextModel } from './model.ts';
import { cutToTokens } from './tokens.ts';

export type ForwardTarget = {
  /** With or without the `/v1` at its end. */
  url: string;
  /** The model's name on that server; Bedrock's model id means nothing there. */
  model: string;
  apiKey?: string;
};

const StreamChunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
  error: z.unknown().optional(),
});

type StreamChunk = z.infer<typeof StreamChunk>;

const STOP_REASONS: Record<string, StopReason> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'content_filtered',
};

/** Length in tokens of the other server's error text that is passed on. */
const MAX_REASON_TOKENS = 125;

export function createForwardingModel(target: ForwardTarget): TextModel {
  return async function* forward(prompt, signal) {
    const body = await openCompletion(target, prompt, signal);
    yield* readEvents(readChunks(body, signal));
  };
}

async function openCompletion(
  target: ForwardTarget,
  prompt: ConversePrompt,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(completionsUrl(target.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(target.apiKey && { authorization: `Bearer ${target.apiKey}` }) },
    body: JSON.stringify(completionRequest(target.model, prompt)),
    signal,
  }).catch((cause: unknown) => {
    throw unavailable(`The model server at ${target.url} cannot be reached: ${describe(cause)}.`);
  });
  if (!response.ok) throw await refusal(response);
  if (!response.body) throw unavailable(`The model server at ${target.url} answered without a body.`);
  return response.body;
}

function completionsUrl(url: string): string {
  return `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/chat/completions`;
}

function completionRequest(model: string, prompt: ConversePrompt): unknown {
  const system = prompt.system === '' ? [] : [{ role: 'system', content: prompt.system }];
  return {
    model,
    messages: [...system, ...prompt.turns.map(({ role, text }) => ({ role, content: text }))],
    max_tokens: prompt.maxTokens,
    temperature: prompt.temperature,
    top_p: prompt.topP,
    stop: prompt.stopSequences.length > 0 ? prompt.stopSequences : undefined,
    stream: true,
    stream_options: { include_usage: true },
  };
}

async function refusal(response: Response): Promise<EngineError> {
  const reason = cutToTokens(await response.text(), MAX_REASON_TOKENS);
  const message = `The model server answered ${response.status}: ${reason}`;
  if (response.status === 429) return new EngineError('ThrottlingException', message, 429);
  if (response.status >= 500) return unavailable(message);
  return new EngineError('ModelErrorException', message, 424, { originalStatusCode: response.status });
}

async function* readChunks(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<StreamChunk> {
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  try {
    for await (const message of messages) {
      if (message.data === '[DONE]') return;
      yield parseChunk(message.data);
    }
  } catch (error) {
    if (signal.aborted || error instanceof EngineError) throw error;
    throw brokenStream(`The model server's stream broke: ${describe(error)}.`);
  }
}

function parseChunk(data: string): StreamChunk {
  const parsed = StreamChunk.safeParse(toJson(data));
  if (!parsed.success) throw brokenStream('The model server sent a chunk that is not of the chat completions format.');
  if (parsed.data.error !== undefined) {
    const reason = cutToTokens(JSON.stringify(parsed.data.error), MAX_REASON_TOKENS);
    throw brokenStream(`The model server failed in the middle of its answer: ${reason}`);
  }
  return parsed.data;
}

function toJson(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

/** The usage comes in a chunk of its own after the one with the finish reason, so the end waits for the stream's end. */
async function* readEvents(chunks: AsyncGenerator<StreamChunk>): AsyncGenerator<ModelEvent> {
  let stopReason: StopReason | undefined;
  let usage: StreamChunk['usage'];
  for await (const chunk of chunks) {
    const choice = chunk.choices?.[0];
    if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content };
    if (choice?.finish_reason) stopReason = STOP_REASONS[choice.finish_reason] ?? 'end_turn';
    usage = chunk.usage ?? usage;
  }
  if (!stopReason) throw brokenStream('The model server ended its answer without a finish reason.');
  yield endEvent(stopReason, usage);
}

function endEvent(stopReason: StopReason, usage: StreamChunk['usage']): ModelEnd {
  if (!usage) return { kind: 'end', stopReason };
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  return { kind: 'end', stopReason, usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens } };
}

function unavailable(message: string): EngineError {
  return new EngineError('ServiceUnavailableException', message, 503);
}

function brokenStream(message: string): EngineError {
  return new EngineError('ModelErrorException', message, 424);
}

/** `fetch` hides the network's own error in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
