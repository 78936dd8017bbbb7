/** One JSON line an event. Never a body, a token, a code or an address that a person typed. */
const REDACTED = /password|token|authorization|cookie|code|secret|phone|email|account$/i;

export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Logger = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
};

/** @param base what every line has; not redacted */
export function createLogger(base: Record<string, unknown> = {}): Logger {
  const write = (level: string, event: string, fields: LogFields): void => {
    process.stdout.write(
      `${JSON.stringify({ level, event, at: new Date().toISOString(), ...base, ...redact(fields) })}\n`,
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
