/** Counts what was asked of each service, and keeps the last requests. */
import type { Clock, EngineRequest } from '../engines/engine.ts';

export type Usage = {
  /** Requests by service. */
  calls: Record<string, number>;
  /** Tokens by model id. */
  tokens: Record<string, { input: number; output: number }>;
};

export type ProviderRequest = { at: string; service: string; operation: string };

export type UsageMeter = {
  countRequest(service: string, request: EngineRequest): void;
  countTokens(modelId: string, input: number, output: number): void;
  usage(): Usage;
  /** Newest last. */
  requests(): ProviderRequest[];
};

const KEPT_REQUESTS = 2_000;

export function createUsageMeter(clock: Clock): UsageMeter {
  const calls: Usage['calls'] = {};
  const tokens: Usage['tokens'] = {};
  const requests: ProviderRequest[] = [];
  return {
    countRequest: (service, request) => {
      calls[service] = (calls[service] ?? 0) + 1;
      requests.push({ at: new Date(clock()).toISOString(), service, operation: operationOf(request) });
      if (requests.length > KEPT_REQUESTS) requests.shift();
    },
    countTokens: (modelId, input, output) => {
      const soFar = tokens[modelId] ?? { input: 0, output: 0 };
      tokens[modelId] = { input: soFar.input + input, output: soFar.output + output };
    },
    usage: () => structuredClone({ calls, tokens }),
    requests: () => [...requests],
  };
}

/** The operation of a JSON request, else method and path; never the query, which may hold a signature. */
function operationOf(request: EngineRequest): string {
  const target = String(request.headers['x-amz-target'] ?? '');
  return target === '' ? `${request.method} ${request.url.pathname}` : target.slice(target.indexOf('.') + 1);
}
