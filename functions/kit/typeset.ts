/**
 * Sets a paper as a PDF, in a function of its own that has no rights and reaches nothing (functions/jobs/typeset). What people
 * wrote goes there as data, and is printed as it was written.
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { clientDefaults } from './clients/credentials.ts';
import { environment } from './environment.ts';
import { PaperAnswer, type PaperData, type PaperName, type PaperRequest } from './typesetting.ts';

export const needs: StoreNeeds = { typesetting: true };

/** A paper takes some hundredths of a second, the first one on a new machine a second or two; then it is asked for again. */
const TIMEOUT_MS = 10_000;

const client = new LambdaClient({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: TIMEOUT_MS },
});

/** @throws when the paper could not be set, or is larger than a function may answer (about 4 MB) */
export async function typeset(paper: PaperName, data: PaperData): Promise<Buffer> {
  const { Payload: payload, FunctionError: failure } = await client.send(
    new InvokeCommand({
      FunctionName: environment.typesetFunction(),
      Payload: JSON.stringify({ paper, data } satisfies PaperRequest),
    }),
  );
  const text = Buffer.from(payload ?? []).toString();
  if (failure !== undefined) throw new Error(`The paper ${paper} could not be set: ${text.slice(0, 1_000)}`);
  return Buffer.from(PaperAnswer.parse(JSON.parse(text)).body, 'base64');
}
