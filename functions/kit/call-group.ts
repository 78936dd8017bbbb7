/**
 * The Lambda of a call group: finds the call's contract, runs the checks, the handler and the output schema, and answers
 * in the envelope. One line a call in `functions/calls/<group>/index.ts`.
 */
import middy from '@middy/core';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { CallContract, InputOf, OutputOf } from '../../shared/calls/define-call.ts';
import { AppError } from './app-error.ts';
import { checkRequest, type CheckedRequest, type Gates } from './check-request.ts';
import type { CallContext, OwnerContext } from './context.ts';
import { errorAnswer, refreshAnswer, successAnswer, type HttpAnswer } from './envelope.ts';
import { once } from './idempotency.ts';
import { createLogger, logAs } from './logger.ts';
import { TokenExpired } from './token-expired.ts';
import { within } from './within.ts';

/** The context that a contract promises: an actor where its caller is an owner, a customer or one of the staff. */
export type ContextOf<Contract extends CallContract> = Contract['caller'] extends 'owner' | 'customer' | 'staff'
  ? OwnerContext
  : CallContext;

export type Handler<Contract extends CallContract> = (
  input: InputOf<Contract>,
  context: ContextOf<Contract>,
) => Promise<OutputOf<Contract>>;

/** A contract with the code behind it. */
export type BoundCall = {
  contract: CallContract;
  run(input: unknown, context: CallContext): Promise<unknown>;
  /** Before the kept answer of an effect is given again; see `checkedAgain`. */
  allowAgain?(output: unknown, context: CallContext): Promise<void>;
};

/** Ties a contract to its handler, which is loaded with the first request for it: a cold start reads no code in vain. */
export function bind<Contract extends CallContract>(
  contract: Contract,
  load: () => Promise<Handler<Contract>>,
): BoundCall & { contract: Contract } {
  return {
    contract,
    run: async (input, context) => {
      const handler = await load();
      // The kit has parsed the input with this very contract and has made sure of the actor.
      return handler(input as InputOf<Contract>, context as ContextOf<Contract>);
    },
  };
}

/** Throws what the call itself would throw to whom its answer is not for, or not any more. */
export type AllowAgain<Contract extends CallContract> = (
  output: OutputOf<Contract>,
  context: ContextOf<Contract>,
) => Promise<void>;

/** A call whose answer is kept (idempotency.ts) for longer than its caller may be sure to have the right to see it. */
export function checkedAgain<Contract extends CallContract>(
  call: BoundCall & { contract: Contract },
  load: () => Promise<AllowAgain<Contract>>,
): BoundCall {
  return {
    ...call,
    allowAgain: async (output, context) => {
      const allow = await load();
      await allow(output as OutputOf<Contract>, context as ContextOf<Contract>);
    },
  };
}

/** The product code that `/v1/{product}` knows. */
const PRODUCT = 'xlp';

/** @param gates of a group with calls for customers or staff */
export function callGroup(calls: readonly BoundCall[], gates?: Gates) {
  return middy((event: APIGatewayProxyEvent): Promise<HttpAnswer> =>
    logAs({ requestId: requestIdOf(event) }, async () => {
      try {
        return await withinDeadline(answer(findCall(calls, event), event, gates));
      } catch (error) {
        return answerFailure(error, event);
      }
    }),
  );
}

export const requestIdOf = (event: APIGatewayProxyEvent): string => event.requestContext?.requestId ?? '';

export function findCall<Call extends { contract: CallContract }>(
  calls: readonly Call[],
  event: APIGatewayProxyEvent,
): Call {
  const here = calls.filter(({ contract }) => matches(contract.path, event.path));
  if (here.length === 0) throw new AppError('not_found');
  const call = here.find(({ contract }) => contract.method === event.httpMethod);
  if (!call) throw new AppError('method_not_allowed');
  return call;
}

function matches(template: string, path: string): boolean {
  return template.replace('{product}', PRODUCT) === path;
}

/** Before the function's own end, after which nobody could say anything in our words any more. */
const DEADLINE_MS = 26_000;

/** Throws `unavailable` when a dependency keeps the call waiting for too long. */
function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return within(DEADLINE_MS, work, () => new AppError('unavailable', {}, 'The call took too long.'));
}

async function answer(call: BoundCall, event: APIGatewayProxyEvent, gates: Gates | undefined): Promise<HttpAnswer> {
  const checked = await checkRequest(call.contract, event, new AbortController().signal, gates);
  const output = await runOnce(call, checked);
  return successAnswer(call.contract, call.contract.output.parse(output), checked.answerHeaders());
}

async function runOnce(call: BoundCall, checked: CheckedRequest): Promise<unknown> {
  const { input, context, idempotencyKey } = checked;
  const { effect, holdsSecret } = call.contract;
  if (!effect || holdsSecret || !idempotencyKey) return call.run(input, context);
  const request = {
    call: call.contract.path,
    who: context.actor?.id ?? context.client.address,
    key: idempotencyKey,
    input,
  };
  let hasRun = false;
  const output = await once(request, context.now, (moment) => {
    hasRun = true;
    return call.run(input, { ...context, ...moment });
  });
  if (!hasRun) await call.allowAgain?.(output, context);
  return output;
}

export function answerFailure(error: unknown, event: APIGatewayProxyEvent): HttpAnswer {
  const requestId = requestIdOf(event);
  if (error instanceof TokenExpired) return refreshAnswer();
  if (error instanceof AppError) {
    if (error.http >= 500) createLogger().error('call.unavailable', error);
    else createLogger().info('call.refused', { reason: error.code });
    return errorAnswer(error, requestId);
  }
  createLogger({ path: event.path }).error('call.failed', error);
  return errorAnswer(toAppError(error), requestId);
}

/** What a caller may know of an error: an AppError as it is, of all others only whose fault it is. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isThrottling(error) ? 'unavailable' : 'internal');
}

/** A dependency that is overloaded, away or breaks off in the middle is told apart from our own mistakes. */
function isThrottling(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata: metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return (
    /Throttl|TooManyRequests|ProvisionedThroughput|TransactionConflict|SlowDown|Timeout|ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|Deserialization error/.test(
      `${error.name} ${error.message}`,
    ) || (metadata?.httpStatusCode ?? 0) >= 500
  );
}
