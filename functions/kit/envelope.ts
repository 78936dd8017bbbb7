/** The wire form of answers (specification 2; DESIGN: envelope `{status, data, message}`). */
import type { CallContract } from '../../shared/calls/define-call.ts';
import type { AppError } from './app-error.ts';

export type HttpAnswer = { statusCode: number; headers: Record<string, string>; body: string };

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** @param headers besides those that every answer has */
export function successAnswer(contract: CallContract, data: unknown, headers: Record<string, string> = {}): HttpAnswer {
  // The two key calls name their payload `result` (specification 2, section 4).
  const payload = contract.group === 'session' ? { result: data } : { data };
  return {
    statusCode: 200,
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify({ status: 200, ...payload, message: 'success' }),
  };
}

/** HTTP 201 means "refresh the token" and nothing else. */
export function refreshAnswer(): HttpAnswer {
  return {
    statusCode: 201,
    headers: JSON_HEADERS,
    body: JSON.stringify({ status: 201, data: null, message: 'Refresh the token.' }),
  };
}

export function errorAnswer(error: AppError, requestId: string): HttpAnswer {
  const retryAfter = error.details['retryAfterSeconds'];
  return {
    statusCode: error.http,
    headers: { ...JSON_HEADERS, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
    body: JSON.stringify({
      status: error.status,
      data: null,
      message: error.publicMessage,
      code: error.code,
      details: error.details,
      requestId,
    }),
  };
}
