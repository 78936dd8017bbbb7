import { expect, test } from 'vitest';
import { parseStartOptions } from '../../bin/start-options.ts';

test('without words: the usual port, demo data, nothing reset', () => {
  expect(parseStartOptions([])).toEqual({
    port: 4400,
    isEmpty: false,
    isReset: false,
    isVerbose: false,
    stateDir: '.local',
  });
});

test('takes every word', () => {
  const options = parseStartOptions(['--port', '5000', '--empty', '--reset', '--verbose', '--state', '.local/other']);

  expect(options).toEqual({ port: 5000, isEmpty: true, isReset: true, isVerbose: true, stateDir: '.local/other' });
});

test.each(['80', '70000', 'http', '44.5', ''])('the port "%s" is refused with what was expected', (port) => {
  expect(() => parseStartOptions(['--port', port])).toThrow('Expected a number from 1024 to 65000.');
});

test('an unknown word is refused', () => {
  expect(() => parseStartOptions(['--fast'])).toThrow('--fast');
});
