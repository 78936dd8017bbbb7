/** The envelope `{status, data, message}` (`result` in place of `data` for the key calls), read into one form. */
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { ApiError, malformedAnswerError } from './api-error.ts';

export type Answer = {
  httpStatus: number;
  /** The envelope's; HTTP's own when the body is no envelope. */
  status: number;
  data: unknown;
  /** What to throw when this answer is a failure that no rule of the protocol covers. */
  toError(): ApiError;
};

/** HTTP 201: refresh the token, and nothing else. */
export const REFRESH_STATUS = 201;

export async function readAnswer(response: Response): Promise<Answer> {
  const envelope = toRecord(await response.json().catch(() => null));
  const status = typeof envelope?.['status'] === 'number' ? envelope['status'] : response.status;
  return {
    httpStatus: response.status,
    status,
    data: envelope ? (envelope['data'] ?? envelope['result'] ?? null) : null,
    toError: () => toError(envelope, response.status, response.headers.get('x-amz-cf-id') ?? ''),
  };
}

/** Whether the answer is one and is a success. */
export function isSuccess({ httpStatus, status, data }: Answer): boolean {
  return httpStatus === 200 && status === 200 && data !== null;
}

/** The error that an envelope, or an `error` event of a stream, tells of. */
export function toError(envelope: Record<string, unknown> | null, httpStatus: number, edgeId = ''): ApiError {
  const { status, code, message, details, requestId } = envelope ?? {};
  if (typeof status !== 'number' || typeof code !== 'string' || typeof message !== 'string') {
    return malformedAnswerError(httpStatus, edgeId);
  }
  return new ApiError({
    // A newer server may know codes that this client does not: screens fall back to the message.
    code: code as ErrorCode,
    status,
    message,
    details: toRecord(details) ?? {},
    requestId: typeof requestId === 'string' ? requestId : '',
  });
}

export function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
