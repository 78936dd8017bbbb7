/**
 * The Lambda of a group's streaming calls: the same checks, then `text/event-stream` with the events `meta`,
 * `sentence`, `suggest`, `done` and `error`, and a heartbeat every ten seconds; or a file, for calls that answer one.
 */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { CallContract, InputOf } from '../../shared/calls/define-call.ts';
import { AppError } from './app-error.ts';
import { answerFailure, findCall, requestIdOf, toAppError, type ContextOf } from './call-group.ts';
import { checkRequest, type Gates } from './check-request.ts';
import { contentDisposition } from './content-disposition.ts';
import type { CallContext } from './context.ts';
import type { HttpAnswer } from './envelope.ts';
import { logAs } from './logger.ts';

const HEARTBEAT_MS = 10_000;

export type EventName = 'meta' | 'sentence' | 'suggest' | 'done' | 'error';

export type EventStream = {
  /** Writes one event; `data` is sent as JSON. */
  send(event: EventName, data: unknown): void;
};

export type StreamHandler<Contract extends CallContract> = (
  input: InputOf<Contract>,
  context: ContextOf<Contract>,
  stream: EventStream,
) => Promise<void>;

/** A file as a call answers it; its media type stands in the contract. */
export type FileAnswer = {
  /** As it is saved. */
  name: string;
  body: Uint8Array;
};

export type FileHandler<Contract extends CallContract> = (
  input: InputOf<Contract>,
  context: ContextOf<Contract>,
) => Promise<FileAnswer>;

export type BoundStream = {
  contract: CallContract;
  /** Writes the answer. What it throws before is answered in the envelope. */
  answer(input: unknown, context: CallContext, response: NodeJS.WritableStream): Promise<void>;
};

/** Ties a contract to its handler, which is loaded with the first request for it, as `bind` does. */
export function bindStream<Contract extends CallContract>(
  contract: Contract,
  load: () => Promise<StreamHandler<Contract>>,
): BoundStream {
  const run: RunStream = async (input, context, events) => {
    const handler = await load();
    return handler(input as InputOf<Contract>, context as ContextOf<Contract>, events);
  };
  return {
    contract,
    answer: (input, context, response) => stream({ contract, run }, input, context, response),
  };
}

/** Ties a contract that answers a file to its handler. */
export function bindFile<Contract extends CallContract>(
  contract: Contract,
  load: () => Promise<FileHandler<Contract>>,
): BoundStream {
  return {
    contract,
    answer: async (input, context, response) => {
      const handler = await load();
      const file = await handler(input as InputOf<Contract>, context as ContextOf<Contract>);
      writeFile(contract.file ?? 'application/octet-stream', file, response);
    },
  };
}

/** Only Lambda's own runtime has the wrapper: elsewhere the handler stands as it is. */
const streamify: typeof awslambda.streamifyResponse =
  typeof awslambda === 'undefined' || !('streamifyResponse' in awslambda)
    ? (((handler: unknown) => handler) as typeof awslambda.streamifyResponse)
    : awslambda.streamifyResponse;

/** @param gates of a group with calls for customers or staff */
export function streamGroup(calls: readonly BoundStream[], gates?: Gates) {
  return streamify((event: APIGatewayProxyEvent, response: NodeJS.WritableStream) =>
    logAs({ requestId: requestIdOf(event) }, () => answerAs(calls, event, response, gates)),
  );
}

async function answerAs(
  calls: readonly BoundStream[],
  event: APIGatewayProxyEvent,
  response: NodeJS.WritableStream,
  gates?: Gates,
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.on('error', () => gone.abort());
  try {
    const call = findCall(calls, event);
    const { input, context } = await checkRequest(call.contract, event, gone.signal, gates);
    await call.answer(input, context, response);
  } catch (error) {
    writeWhole(answerFailure(error, event), response);
  }
}

type RunStream = (input: unknown, context: CallContext, events: EventStream) => Promise<void>;
type EventCall = { contract: CallContract; run: RunStream };

async function stream(
  call: EventCall,
  input: unknown,
  context: CallContext,
  response: NodeJS.WritableStream,
): Promise<void> {
  const body = awslambda.HttpResponseStream.from(response, {
    statusCode: 200,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
  body.write(': open\n\n');
  const heartbeat = setInterval(() => body.write(': keep-alive\n\n'), HEARTBEAT_MS);
  const send: EventStream['send'] = (event, data) => {
    if (!context.signal.aborted) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  try {
    await call.run(input, context, { send: (event, data) => send(event, checkedDone(call, event, data)) });
  } catch (error) {
    const known = toAppError(error);
    if (!(error instanceof AppError) && !context.signal.aborted) context.log.error('stream.failed', error);
    send('error', {
      status: known.status,
      code: known.code,
      message: known.publicMessage,
      requestId: context.requestId,
    });
  } finally {
    clearInterval(heartbeat);
    body.end();
  }
}

/** The contract's output is the data of the last event; undeclared fields never leave. */
function checkedDone(call: EventCall, event: EventName, data: unknown): unknown {
  return event === 'done' ? call.contract.output.parse(data) : data;
}

function writeFile(type: string, { name, body }: FileAnswer, response: NodeJS.WritableStream): void {
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  awslambda.HttpResponseStream.from(response, { statusCode: 200, headers }).end(body);
}

function writeWhole(answer: HttpAnswer, response: NodeJS.WritableStream): void {
  const body = awslambda.HttpResponseStream.from(response, { statusCode: answer.statusCode, headers: answer.headers });
  body.end(answer.body);
}
