/**
 * Draws a finished document as a picture or a PDF, in a function of its own that has no rights and reaches nothing
 * (functions/jobs/draw). Everything that the document shows is in it: pictures and fonts as data URIs, no script.
 */
import {
  InvokeCommand,
  LambdaClient,
  TooManyRequestsException,
  type InvokeCommandOutput,
} from '@aws-sdk/client-lambda';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { clientDefaults } from './clients/credentials.ts';
import { DrawAnswer, type Drawing, type DrawRequest } from './drawing.ts';
import { environment } from './environment.ts';

export const needs: StoreNeeds = { drawing: true };

/** Within the 28 seconds of a call. A drawing takes one or two, the first one on a new machine about six. */
const TIMEOUT_MS = 24_000;

/** What a drawing needs at least: with less time left there is no sense in beginning it. */
const LEAST_MS = 6_000;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;

const client = new LambdaClient({
  ...clientDefaults,
  // A drawing that took too long would take as long again.
  maxAttempts: 1,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: TIMEOUT_MS },
});

/**
 * Waits when as many documents are being drawn as may be at once.
 * @throws when the document could not be drawn within 24 seconds, or the drawing is larger than a function may answer
 * (about 4 MB)
 */
export async function draw(html: string, drawing: Drawing): Promise<Buffer> {
  const { Payload: payload, FunctionError: failure } = await invokeWhenFree({ html, drawing });
  const text = Buffer.from(payload ?? []).toString();
  if (failure !== undefined) throw new Error(`A document could not be drawn: ${text.slice(0, 500)}`);
  return Buffer.from(DrawAnswer.parse(JSON.parse(text)).body, 'base64');
}

/**
 * The function takes so many drawings at once and refuses more (reserved concurrency). One that is refused comes again
 * soon: to its caller it was slow, and a job does not lose one of its few tries.
 */
async function invokeWhenFree(request: DrawRequest): Promise<InvokeCommandOutput> {
  // By a clock that never jumps.
  const endsAt = performance.now() + TIMEOUT_MS;
  const command = new InvokeCommand({ FunctionName: environment.drawFunction(), Payload: JSON.stringify(request) });
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    try {
      return await client.send(command, {
        abortSignal: AbortSignal.timeout(Math.max(0, Math.floor(endsAt - performance.now()))),
      });
    } catch (error) {
      if (!(error instanceof TooManyRequestsException) || performance.now() + pauseMs + LEAST_MS > endsAt) throw error;
    }
    // Not all at the same moment.
    await passed(pauseMs * (0.5 + Math.random() / 2));
  }
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
