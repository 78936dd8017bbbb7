/** Why an invocation has no result. */
export class FunctionError extends Error {
  /** As in Lambda's answer: the handler's error name, `Sandbox.Timedout`, `Runtime.ExitError`, … */
  readonly errorType: string;

  constructor(errorType: string, message: string, stack?: string) {
    super(message);
    this.name = 'FunctionError';
    this.errorType = errorType;
    if (stack !== undefined) this.stack = stack;
  }
}
