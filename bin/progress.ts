/** What a terminal shows of a start: a line for each step that ended, with its figure and its seconds. */

/** Told of a step's figure when it has ended; before that, of what is under way. */
export type Progress = (step: string, detail: string, state?: 'under way') => void;

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

const CLEAR_LINE = '\r\u001B[K';

/** Steps follow one another: the seconds of each are those since the one before ended. */
export function showProgress(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  let since = now();
  const clear = terminal.isTTY ? CLEAR_LINE : '';
  return (step, detail, state) => {
    const line = `${step.padEnd(9)} ${detail}`;
    if (state === undefined) {
      terminal.write(`${clear}${line} (${((now() - since) / 1_000).toFixed(0)} s)\n`);
      since = now();
    } else if (terminal.isTTY) {
      // It stands there until something else is said: a file or a pipe gets what has ended alone.
      terminal.write(`${clear}${line}`);
    }
  };
}
