/** One JSON line an event. Never a body, a token, a code or an address that a person typed. */
import { AsyncLocalStorage } from 'node:async_hooks';

const REDACTED = /password|token|authorization|cookie|code|secret|phone|email|account$/i;

export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Logger = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
};

const surroundings = new AsyncLocalStorage<Record<string, unknown>>();

/** Does the work; every line that is written in it, wherever, has these members. They are not redacted. */
export const logAs = <Value>(members: Record<string, unknown>, work: () => Value): Value =>
  surroundings.run({ ...members }, work);

/** Adds members to every further line of the work at hand. Nothing happens outside of `logAs`. */
export function noteInLog(members: Record<string, unknown>): void {
  Object.assign(surroundings.getStore() ?? {}, members);
}

/** @param base what every line of this logger has; not redacted */
export function createLogger(base: Record<string, unknown> = {}): Logger {
  const write = (level: string, event: string, fields: LogFields): void => {
    process.stdout.write(
      `${JSON.stringify({ level, event, at: new Date().toISOString(), ...surroundings.getStore(), ...base, ...redact(fields) })}\n`,
    );
  };
  return {
    info: (event, fields = {}) => write('info', event, fields),
    warn: (event, fields = {}) => write('warn', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...describe(error) }),
  };
}

function redact(fields: LogFields): LogFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, REDACTED.test(name) ? '***' : value]));
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: 'unknown' };
  return {
    error: error.name,
    message: error.message.slice(0, 500),
    stack: error.stack?.split('\n').slice(1, 6).join(' '),
  };
}
