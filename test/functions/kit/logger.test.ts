import { expect, test } from 'vitest';
import { createLogger, logAs, noteInLog } from '../../../functions/kit/logger.ts';
import { useLog } from '../../kit/log.ts';

const log = useLog();

test('each event is one line, whatever stands in its fields', () => {
  createLogger({ call: 'login' }).info('x\n{"level":"error"}', { text: 'a\r\nb\u2028c' });

  expect(log()).toHaveLength(1);
  expect(log()[0]).toMatchObject({ level: 'info', call: 'login' });
});

test.each([
  'password',
  'newPassword',
  'accessToken',
  'Authorization',
  'cookie',
  'code',
  'pepperSecret',
  'phone',
  'email',
  'account',
])('a field named %s is not written', (name) => {
  createLogger().warn('event', { [name]: 'mara@example.com', accountId: 'a1' });

  expect(JSON.stringify(log())).not.toContain('mara@');
  expect(log()[0]).toMatchObject({ [name]: '***', accountId: 'a1' });
});

test('an error is written with name, words and where, but at most 500 characters of words', () => {
  createLogger().error('failed', new TypeError('x'.repeat(900)));
  createLogger().error('failed', 'a text');

  expect(String(log()[0]?.['message'])).toHaveLength(500);
  expect(log()).toMatchObject([{ error: 'TypeError' }, { error: 'unknown' }]);
});

test('what is said of a piece of work stands in each of its lines, and in no other', async () => {
  const work = (requestId: string) =>
    logAs({ requestId }, async () => {
      await Promise.resolve();
      noteInLog({ call: `call-${requestId}` });
      createLogger().info('event', { accountId: 'a1' });
    });

  await Promise.all([work('1'), work('2')]);
  noteInLog({ call: 'nobody’s' });
  createLogger().info('event');

  expect(log()).toMatchObject([
    { requestId: '1', call: 'call-1', accountId: 'a1' },
    { requestId: '2', call: 'call-2' },
    { event: 'event' },
  ]);
  expect(log()[2]).not.toHaveProperty('call');
});

test('an event says how serious it is and when it was', () => {
  const before = new Date().toISOString();
  const logger = createLogger();
  logger.info('one');
  logger.warn('two');
  logger.error('three', new Error('x'));

  expect(log().map(({ level, event }) => [level, event])).toEqual([
    ['info', 'one'],
    ['warn', 'two'],
    ['error', 'three'],
  ]);
  for (const { at } of log()) expect(String(at) >= before).toBe(true);
});

test('fields whose names only begin like a secret’s are written', () => {
  createLogger().info('event', { accountId: 'a1', accounts: 3 });

  expect(log()).toMatchObject([{ accountId: 'a1', accounts: 3 }]);
});

test('an error says where it was: five places at most, on the line itself, without its words again', () => {
  const error = new Error('words');
  error.stack = ['Error: words', ...Array.from({ length: 9 }, (_, index) => `    at place${index + 1}`)].join('\n');
  createLogger({ call: 'login' }).error('failed', error, { step: 2 });

  const [line] = log();
  expect(line).toMatchObject({ call: 'login', step: 2, error: 'Error', message: 'words' });
  expect(line?.['stack']).toBe('    at place1     at place2     at place3     at place4     at place5');
});

test('an error without a stack is written all the same', () => {
  const error = new Error('words');
  delete error.stack;
  createLogger().error('failed', error);

  expect(log()).toMatchObject([{ event: 'failed', message: 'words' }]);
});
