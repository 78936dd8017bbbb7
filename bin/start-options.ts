/** The words after `npm start --`. */
import { parseArgs } from 'node:util';

export type StartOptions = { port: number; isEmpty: boolean; isReset: boolean; isVerbose: boolean; stateDir: string };

const DEFAULT_PORT = 4400;

/** Throws with what was expected when a word is unknown or a port is none. */
export function parseStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      empty: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      state: { type: 'string', default: '.local' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1_024 || port > 65_000) {
    throw new Error(`--port ${values.port} is not a port. Expected a number from 1024 to 65000.`);
  }
  return { port, isEmpty: values.empty, isReset: values.reset, isVerbose: values.verbose, stateDir: values.state };
}
