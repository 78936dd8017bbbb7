/**
 * Draws a finished document as a picture or a PDF, in a function of its own that has no rights and reaches nothing
 * (functions/jobs/draw). Everything that the document shows is in it: pictures and fonts as data URIs, no script.
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { clientDefaults } from './clients/credentials.ts';
import { DrawAnswer, type Drawing, type DrawRequest } from './drawing.ts';
import { environment } from './environment.ts';

export const needs: StoreNeeds = { drawing: true };

/** Within the 28 seconds of a call. A drawing takes one or two, the first one on a new machine about six. */
const TIMEOUT_MS = 24_000;

const client = new LambdaClient({
  ...clientDefaults,
  // A drawing that took too long would take as long again.
  maxAttempts: 1,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: TIMEOUT_MS },
});

/** @throws when the document could not be drawn, or the drawing is larger than a function may answer (about 4 MB) */
export async function draw(html: string, drawing: Drawing): Promise<Buffer> {
  const { Payload: payload, FunctionError: failure } = await client.send(
    new InvokeCommand({
      FunctionName: environment.drawFunction(),
      Payload: JSON.stringify({ html, drawing } satisfies DrawRequest),
    }),
  );
  const text = Buffer.from(payload ?? []).toString();
  if (failure !== undefined) throw new Error(`A document could not be drawn: ${text.slice(0, 500)}`);
  return Buffer.from(DrawAnswer.parse(JSON.parse(text)).body, 'base64');
}
