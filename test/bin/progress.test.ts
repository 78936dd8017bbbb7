import { expect, test } from 'vitest';
import { showProgress } from '../../bin/progress.ts';

function showOn(terminal: { isTTY: boolean }) {
  const written: string[] = [];
  const clock = { now: 0 };
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  return { written, clock, progress: showProgress({ ...terminal, write } as NodeJS.WriteStream, () => clock.now) };
}

test('each step is a line with its figure and the seconds since the one before', () => {
  const { written, clock, progress } = showOn({ isTTY: false });

  progress('web', '…', 'under way');
  clock.now = 12_400;
  progress('web', '312 files, 4.1 MB');
  clock.now = 33_000;
  progress('bundle', '56 functions, 14.2 MB');

  expect(written).toEqual(['web       312 files, 4.1 MB (12 s)\n', 'bundle    56 functions, 14.2 MB (21 s)\n']);
});

test('on a terminal what is under way stands in the last line until the step has ended', () => {
  const { written, progress } = showOn({ isTTY: true });

  progress('bundle', '7 of 56 functions', 'under way');
  progress('bundle', '56 functions', undefined);

  expect(written).toEqual(['\r\u001B[Kbundle    7 of 56 functions', '\r\u001B[Kbundle    56 functions (0 s)\n']);
});
