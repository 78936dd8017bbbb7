/**
 * The Lambda stand-in: functions that ask others and wait for the answer (Invoke, RequestResponse), nothing else.
 * Source: AWS Lambda API reference, Invoke.
 */
import { FunctionError } from '../compute/function-error.ts';
import { THROTTLED } from '../compute/function-pool.ts';
import { EngineError, type Engine, type EngineRequest } from './engine.ts';

export type LambdaOptions = {
  region: string;
  account: string;
  /** Runs a function by its name. @throws FunctionError */
  invokeFunction(name: string, event: unknown): Promise<unknown>;
};

export function createLambdaEngine({ region, account, invokeFunction }: LambdaOptions): Engine {
  return {
    service: 'LAMBDA',
    needs: (request) => [
      {
        action: 'lambda:InvokeFunction',
        resource: `arn:aws:lambda:${region}:${account}:function:${readName(request)}`,
      },
    ],
    handle: async (request, response) => {
      const headers = { 'content-type': 'application/json' };
      const event: unknown = JSON.parse(request.body.toString() || 'null');
      try {
        const answer = await invokeFunction(readName(request), event);
        response.writeHead(200, headers).end(JSON.stringify(answer ?? null));
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        if (error.errorType === THROTTLED) throw new EngineError(THROTTLED, error.message, 429);
        const { errorType, message } = error;
        const failed = { ...headers, 'x-amz-function-error': 'Unhandled' };
        response.writeHead(200, failed).end(JSON.stringify({ errorType, errorMessage: message }));
      }
    },
  };
}

/** `/2015-03-31/functions/<name>/invocations` */
function readName({ method, url, headers }: EngineRequest): string {
  const name = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(url.pathname)?.[1];
  const type = headers['x-amz-invocation-type'] ?? 'RequestResponse';
  if (name !== undefined && method === 'POST' && type === 'RequestResponse') return decodeURIComponent(name);
  const message = `The local Lambda only runs functions and waits for their answer, not ${method} on this path.`;
  throw new EngineError('NotImplemented', message, 501);
}
