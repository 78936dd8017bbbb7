/** For each kind of function the first event that it gets, and what it must answer where AWS refuses it everything. */
import { expect } from 'vitest';
import {
  authChallengeFunction,
  callFunctions,
  drawFunction,
  isAnsweredBy,
  jobFunctions,
  outboxDispatcherFunction,
  pageFallbackFunction,
  redeleteFunction,
  rotationFunction,
  scheduledFunctions,
  typesetFunction,
  unlockFunction,
} from '../../infra/functions.ts';
import { invoicePaper } from '../../functions/jobs/issue-invoice/invoice-paper.ts';
import { registry } from '../../shared/calls/registry.ts';
import { samples } from '../kit/invoices.ts';
import { SECRET } from './kit/aws-stand-in.ts';

export type FirstEvent = {
  what: string;
  event: unknown;
  /** Either what is answered, or the name of the error that is thrown. */
  answer?: unknown;
  error?: string;
};

const REFUSED = 'AccessDeniedException';
const refusal = (statusCode: number, code: string): unknown =>
  expect.objectContaining({ statusCode, body: expect.stringContaining(`"code":"${code}"`) as unknown });
const unsigned = refusal(403, 'signing_failed');

const request = (method: string, path: string) => ({
  resource: path,
  path,
  httpMethod: method,
  headers: { 'content-type': 'application/json', 'x-origin-secret': SECRET },
  multiValueHeaders: {},
  queryStringParameters: null,
  multiValueQueryStringParameters: null,
  pathParameters: null,
  stageVariables: null,
  requestContext: { requestId: 'request', identity: { sourceIp: '127.0.0.1' } },
  body: method === 'GET' ? null : '{}',
  isBase64Encoded: false,
});

function eventsOfCalls(): [string, FirstEvent[]][] {
  return callFunctions(registry).map((settings) => {
    const contract = registry.find((one) => isAnsweredBy(one, settings) && one.caller !== 'unsigned');
    const path = contract?.path.replace('{product}', 'xlp') ?? '';
    return [
      settings.name,
      [
        { what: 'an unknown call', event: request('POST', '/v1/none'), answer: refusal(404, 'not_found') },
        ...(contract
          ? [{ what: `an unsigned ${contract.name}`, event: request(contract.method, path), answer: unsigned }]
          : []),
      ],
    ];
  });
}

/** A message that no job can read comes back as failed, for the queue to bring it again. */
const messages = {
  Records: [
    { messageId: 'message', receiptHandle: 'handle', body: '{}', attributes: { ApproximateReceiveCount: '1' } },
  ],
};

const queued: FirstEvent[] = [
  { what: 'an empty batch', event: { Records: [] }, answer: { batchItemFailures: [] } },
  { what: 'a broken message', event: messages, answer: { batchItemFailures: [{ itemIdentifier: 'message' }] } },
];

const outboxRow = {
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: '1',
    NewImage: {
      pk: { S: 'OUTBOX#01' },
      sk: { S: 'OUTBOX' },
      table: { S: 'pages' },
      job: { S: 'publish-page' },
      payload: { M: {} },
    },
  },
};

const question = {
  triggerSource: 'DefineAuthChallenge_Authentication',
  userName: 'somebody',
  request: { session: [] },
  response: {},
};

/** `%PDF-`, in base64. */
const pdf: unknown = { body: expect.stringMatching(/^JVBERi0/) as unknown };

const others: Record<string, FirstEvent[]> = {
  [pageFallbackFunction.name]: [
    {
      what: 'a page',
      event: request('GET', '/live/mara/index.html'),
      answer: expect.objectContaining({ statusCode: 404 }),
    },
  ],
  [outboxDispatcherFunction.name]: [
    { what: 'an empty batch', event: { Records: [] }, answer: { batchItemFailures: [] } },
    { what: 'a new row', event: { Records: [outboxRow] }, answer: { batchItemFailures: [{ itemIdentifier: '1' }] } },
  ],
  [rotationFunction.name]: [
    {
      what: 'the first step',
      event: { Step: 'createSecret', SecretId: 'signing', ClientRequestToken: 'a'.repeat(32) },
      answer: null,
    },
  ],
  [authChallengeFunction.name]: [
    {
      what: 'a sign-in',
      event: question,
      answer: expect.objectContaining({ response: expect.objectContaining({ challengeName: 'CUSTOM_CHALLENGE' }) }),
    },
  ],
  [unlockFunction.name]: [{ what: 'an address', event: { account: 'somebody@example.com' }, error: REFUSED }],
  [redeleteFunction.name]: [{ what: 'its invocation', event: {}, error: 'AccessDenied' }],
  [drawFunction.name]: [{ what: 'no drawing', event: {}, error: 'ZodError' }],
  [typesetFunction.name]: [
    { what: 'no paper', event: {}, error: 'ZodError' },
    { what: 'an invoice', event: { paper: 'invoice', data: invoicePaper(samples.english) }, answer: pdf },
  ],
};

const scheduled = (name: string): FirstEvent[] => [
  { what: 'its hour', event: { source: 'aws.events' }, error: name === 'job-write-sitemap' ? 'AccessDenied' : REFUSED },
];

/** By the function's name. */
export const firstEvents: Readonly<Record<string, FirstEvent[]>> = {
  ...Object.fromEntries(eventsOfCalls()),
  ...Object.fromEntries(jobFunctions.map(({ name }) => [name, queued])),
  ...Object.fromEntries(scheduledFunctions.map(({ name }) => [name, scheduled(name)])),
  ...others,
};
