/** What functions log during a test, kept instead of printed. */
import { beforeEach, vi } from 'vitest';

export type LogLine = { level: string; event: string } & Record<string, unknown>;

/** To be called once in a test file, outside of tests; gives the lines of the current test. */
export function useLog(): () => LogLine[] {
  let lines: LogLine[] = [];
  beforeEach(() => {
    lines = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      for (const line of String(text).split('\n').filter(Boolean)) lines.push(JSON.parse(line) as LogLine);
      return true;
    });
  });
  return () => lines;
}
