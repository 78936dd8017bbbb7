/** The only error whose words reach a caller. Everything else is answered as `internal` and logged. */
import { errorCatalogue, type ErrorCode } from '../../shared/calls/errors.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Values for `{name}` places of the message, and field messages under `fields`. Shown to the caller. */
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, internal?: string) {
    super(internal ?? code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  get http(): number {
    return errorCatalogue[this.code].http;
  }

  /** The catalogue's English with its places filled. */
  get publicMessage(): string {
    return errorCatalogue[this.code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(this.details[name] ?? ''),
    );
  }
}
