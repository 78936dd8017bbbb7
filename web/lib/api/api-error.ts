/** How calls fail. */
import type { ErrorCode } from '../../../shared/calls/errors.ts';

/**
 * Codes of the client itself, beside the server's: `network` nothing came through; `aborted` the caller gave up;
 * `answer_malformed` what came is no answer of ours; `token_expired` HTTP 201 where no refresh may happen;
 * `signed_out` a token was needed and there is none.
 */
export type ClientErrorCode = 'network' | 'aborted' | 'answer_malformed' | 'token_expired' | 'signed_out';

export type ApiErrorCode = ErrorCode | ClientErrorCode;

export type ApiErrorParts = {
  code: ApiErrorCode;
  /** The envelope's status; 0 when there was no answer. */
  status: number;
  /** English; screens show the words of `code` in their language and fall back to this. */
  message: string;
  details?: Record<string, unknown>;
  /** For support; empty when there was no answer. */
  requestId?: string;
  cause?: unknown;
};

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly requestId: string;

  constructor({ code, status, message, details = {}, requestId = '', cause }: ApiErrorParts) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }
}

/**
 * The server refused the signature (104) or the token (401): the signing session is cleared and the request yields
 * nothing (specification 2, section 4). Screens show nothing for it; the reload flag makes them ask again.
 */
export class Cleared extends Error {
  readonly status: 104 | 401;

  constructor(status: 104 | 401) {
    super('The signing session was cleared. The request gave nothing and is made again after the reload flag.');
    this.name = 'Cleared';
    this.status = status;
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'network', status: 0, message: 'Poor internet connection', cause });
}

export function abortedError(cause: unknown): ApiError {
  return new ApiError({ code: 'aborted', status: 0, message: 'The request was cancelled.', cause });
}

export function signedOutError(): ApiError {
  return new ApiError({ code: 'signed_out', status: 401, message: 'Please sign in again.' });
}

/** @param requestId what the edge calls the request, where it is known */
export function malformedAnswerError(httpStatus: number, requestId = ''): ApiError {
  return new ApiError({
    code: 'answer_malformed',
    status: httpStatus,
    message: `The server's answer could not be read (HTTP ${httpStatus}). Please try again.`,
    requestId,
  });
}

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted';
}

/** The code of anything that a call throws. */
export function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Cleared ? 'signing_failed' : 'internal';
}
