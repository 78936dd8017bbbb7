import { expect, test } from 'vitest';
import { createLogger } from '../../../functions/kit/logger.ts';
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
  expect(log()[0]).toMatchObject({ accountId: 'a1' });
});

test('an error is written with name, words and where, but at most 500 characters of words', () => {
  createLogger().error('failed', new TypeError('x'.repeat(900)));
  createLogger().error('failed', 'a text');

  expect(String(log()[0]?.['message'])).toHaveLength(500);
  expect(log()).toMatchObject([{ error: 'TypeError' }, { error: 'unknown' }]);
});
