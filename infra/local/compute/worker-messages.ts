/** What the pool and its worker threads tell each other. Events and results are JSON text, as on AWS. */

export type WorkerSettings = {
  /** The module with the handler, as an absolute path. */
  file: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  /** One signed 64-bit integer: what to add to the real time, in milliseconds. Changes while the worker runs. */
  clockOffset: SharedArrayBuffer;
};

/** What a streaming handler sends before its body (`HttpResponseStream.from`). */
export type StreamHead = {
  statusCode?: number;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
  cookies?: string[];
};

export type ToWorker =
  | { kind: 'invoke'; id: string; event: string; timeoutMs: number }
  /** The client of a streamed answer went away. */
  | { kind: 'abort'; id: string };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'unloadable'; failure: WorkerFailure }
  | { kind: 'head'; id: string; head: StreamHead }
  | { kind: 'chunk'; id: string; bytes: Uint8Array }
  /** `payload` is absent when the answer was streamed. */
  | { kind: 'result'; id: string; payload?: string }
  | { kind: 'failure'; id: string; failure: WorkerFailure };

export type WorkerFailure = { errorType: string; message: string; stack: string };
