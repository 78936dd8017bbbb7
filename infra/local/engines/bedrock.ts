/**
 * The stand-in for Amazon Bedrock: Converse, ConverseStream, and InvokeModel for a text embeddings model and for one that
 * removes the background of a picture (bedrock/remove-background.ts).
 *
 * Text comes from the local reader (bedrock/reader.ts) or, with `forwardTo`, from an OpenAI-compatible server.
 * Embeddings are always local (bedrock/embeddings.ts). Anything else that Bedrock can do is an
 * UnknownOperationException here.
 */
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { writeRestJsonError } from './aws-json.ts';
import { parseConverseRequest } from './bedrock/converse-request.ts';
import { EVENT_STREAM_TYPE, eventFrame, exceptionFrame } from './bedrock/event-stream.ts';
import { invokeEmbeddings } from './bedrock/invoke-embeddings.ts';
import { createLocalModel } from './bedrock/local-model.ts';
import type { ConversePrompt, ModelEnd, ModelEvent, TextModel, TokenUsage } from './bedrock/model.ts';
import { createForwardingModel, type ForwardTarget } from './bedrock/openai-forward.ts';
import { removeBackground } from './bedrock/remove-background.ts';
import { neededPermission, parseRoute, removesBackgrounds, type Route } from './bedrock/route.ts';
import { countTokens } from './bedrock/tokens.ts';
import { EngineError, type Engine, type EngineRequest } from './engine.ts';

export type BedrockOptions = {
  /** As in the ARNs of the templates, e.g. `eu-central-1`. */
  region: string;
  /** Twelve digits, as in the ARNs of the templates. */
  accountId: string;
  /** Milliseconds between two words of the local model's stream; 15 unless given. */
  delayMs?: number;
  /** Where Converse and ConverseStream go instead of to the local reader (`LOCAL_MODEL_URL`). */
  forwardTo?: ForwardTarget;
  /** Told once per answer, also when the client left before its end: tokens are paid for as they are made. */
  onUsage?(modelId: string, inputTokens: number, outputTokens: number): void;
  /** Asked before each text frame of a stream; an error that it returns is sent as the stream's exception frame. */
  streamFault?(textFramesSent: number): EngineError | undefined;
};

type Call = { route: Route; prompt: ConversePrompt; response: ServerResponse; signal: AbortSignal };

/** Pause of the local reader before each word, in milliseconds: the pace of a model. */
export const WORD_PAUSE_MS = 15;

export function createBedrockEngine(options: BedrockOptions): Engine {
  const model = options.forwardTo
    ? createForwardingModel(options.forwardTo)
    : createLocalModel(options.delayMs ?? WORD_PAUSE_MS);
  return {
    service: 'BEDROCK_RUNTIME',
    http2: true,
    needs: (request) => [neededPermission(parseRoute(request), options)],
    handle: (request, response) => handle(request, response, model, options),
    writeError: writeRestJsonError,
  };
}

async function handle(
  request: EngineRequest,
  response: ServerResponse,
  model: TextModel,
  options: BedrockOptions,
): Promise<void> {
  const route = parseRoute(request);
  if (route.operation === 'InvokeModel') {
    if (removesBackgrounds(route.modelId)) return writeJson(response, await removeBackground(request.body));
    const result = invokeEmbeddings(request.body);
    options.onUsage?.(route.modelId, result.inputTextTokenCount, 0);
    writeJson(response, result);
    return;
  }
  const signal = clientGone(request, response);
  const call: Call = { route, prompt: parseConverseRequest(request.body), response, signal };
  try {
    await (route.operation === 'Converse' ? converse(call, model, options) : converseStream(call, model, options));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** When an HTTP/2 client closes its stream, Node calls the response finished: only whether we ended it tells them apart. */
function clientGone(request: EngineRequest, response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) gone.abort();
  });
  return AbortSignal.any([request.signal, gone.signal]);
}

async function converse(call: Call, model: TextModel, options: BedrockOptions): Promise<void> {
  const startedAt = performance.now();
  let text = '';
  for await (const event of countedEvents(call, model, options)) {
    if (event.kind === 'text') text += event.text;
    else writeJson(call.response, converseAnswer(text, event, startedAt));
  }
}

function converseAnswer(text: string, end: CountedEnd, startedAt: number): unknown {
  return {
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: end.stopReason,
    usage: end.usage,
    metrics: { latencyMs: elapsedMs(startedAt) },
  };
}

/** Nothing is written before the model's first event, so that a model that fails at once answers with a plain error. */
async function converseStream(call: Call, model: TextModel, options: BedrockOptions): Promise<void> {
  const startedAt = performance.now();
  const { response } = call;
  let textFrames = 0;
  try {
    for await (const event of countedEvents(call, model, options)) {
      if (!response.headersSent) openStream(response);
      if (event.kind === 'end') closeStream(response, event, startedAt);
      else {
        const fault = options.streamFault?.(textFrames);
        if (fault) throw fault;
        response.write(eventFrame('contentBlockDelta', { contentBlockIndex: 0, delta: { text: event.text } }));
        textFrames += 1;
      }
    }
  } catch (error) {
    if (!response.headersSent || !(error instanceof EngineError)) throw error;
    response.end(exceptionFrame(error));
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': EVENT_STREAM_TYPE, 'x-amzn-requestid': randomUUID() });
  response.write(eventFrame('messageStart', { role: 'assistant' }));
}

function closeStream(response: ServerResponse, end: CountedEnd, startedAt: number): void {
  response.write(eventFrame('contentBlockStop', { contentBlockIndex: 0 }));
  response.write(eventFrame('messageStop', { stopReason: end.stopReason }));
  response.end(eventFrame('metadata', { usage: end.usage, metrics: { latencyMs: elapsedMs(startedAt) } }));
}

type CountedEnd = ModelEnd & { usage: TokenUsage };

/** The model's events, the last of them with the tokens used; tells `onUsage` however the answer ends. */
async function* countedEvents(
  call: Call,
  model: TextModel,
  options: BedrockOptions,
): AsyncGenerator<Exclude<ModelEvent, ModelEnd> | CountedEnd> {
  let text = '';
  let usage: TokenUsage | undefined;
  try {
    for await (const event of model(call.prompt, call.signal)) {
      if (event.kind === 'text') {
        text += event.text;
        yield event;
      } else {
        usage = event.usage ?? estimateUsage(call.prompt, text);
        yield { ...event, usage };
      }
    }
  } finally {
    const used = usage ?? (text === '' ? undefined : estimateUsage(call.prompt, text));
    if (used) options.onUsage?.(call.route.modelId, used.inputTokens, used.outputTokens);
  }
}

function estimateUsage(prompt: ConversePrompt, output: string): TokenUsage {
  const inputTokens = countTokens([prompt.system, ...prompt.turns.map((turn) => turn.text)].join('\n'));
  const outputTokens = countTokens(output);
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

function elapsedMs(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}

function writeJson(response: ServerResponse, answer: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID() });
  response.end(Buffer.from(JSON.stringify(answer)));
}
