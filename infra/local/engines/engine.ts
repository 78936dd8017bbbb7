/**
 * What every stand-in for an AWS service looks like on this machine.
 *
 * An engine is one HTTP server on 127.0.0.1 that the real AWS SDK clients are pointed at with
 * `AWS_ENDPOINT_URL_<SERVICE>`. `serveEngine` does what all of them share: it reads the body, finds out who calls
 * (the access key id of the SigV4 credential), asks IAM whether that caller may do what the request needs, applies the
 * faults that the control port has set, and turns an `EngineError` into the answer that the SDK understands.
 */
import type { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Milliseconds since the epoch. Engines never call `Date.now()`: the control port can move this clock. */
export type Clock = () => number;

/** One permission that a request needs; IAM evaluates it against the policies of the caller's role. */
export type Need = {
  /** As in a policy: `s3:GetObject`. */
  action: string;
  /** The full ARN. */
  resource: string;
  /** Values for condition keys of the policy, e.g. `{'ses:FromAddress': '…'}`. */
  conditions?: Record<string, string | string[]>;
};

export type EngineRequest = {
  method: string;
  /** Origin is meaningless; path and query are as received. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Fires when the client goes away before the answer ended. */
  signal: AbortSignal;
};

export type Engine = {
  /** The suffix of `AWS_ENDPOINT_URL_<SERVICE>`, e.g. `S3`, `COGNITO_IDENTITY_PROVIDER`. */
  service: string;
  /** Whether clients speak cleartext HTTP/2 to it (Bedrock does); it then serves HTTP/1.1 and h2c on one port. */
  http2?: boolean;
  /**
   * The access key id that signed this request; undefined when it is unsigned.
   * Default: the credential of the `authorization` header. S3 also reads the query and the POST form.
   */
  callerKeyId?(request: EngineRequest): string | undefined;
  /**
   * What the caller must be allowed to do. `'public'` for requests that AWS answers without credentials
   * (a JWKS document, GetTokensFromRefreshToken, a CORS preflight).
   * Throws EngineError for an operation that this engine does not know: unknown is an error, never ignored.
   */
  needs(request: EngineRequest): Need[] | 'public';
  /** Answers the request. Throws EngineError for what AWS would refuse. */
  handle(request: EngineRequest, response: ServerResponse): Promise<void>;
  /** How an error is written in this service's wire format. Default: AWS JSON 1.1 with `x-amzn-errortype`. */
  writeError?(error: EngineError, response: ServerResponse): void;
  close?(): void;
};

/** An error as the AWS service itself would answer it. */
export class EngineError extends Error {
  readonly code: string;
  readonly status: number;
  /** More members of the answer, e.g. `CancellationReasons`. */
  readonly extra: Record<string, unknown>;

  constructor(code: string, message: string, status = 400, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}
