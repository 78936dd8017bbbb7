import { expect, it } from 'vitest';
import { supportMail } from '../../../web/help/support-mail.ts';

it('begins an e-mail whose subject and line come through whatever they hold', () => {
  const { protocol, search } = new URL(supportMail({ subject: 'a & b?', line: 'account 1, plan ü' }));
  const fields = new URLSearchParams(search);
  expect(protocol).toBe('mailto:');
  expect(fields.get('subject')).toBe('a & b?');
  expect(fields.get('body')).toBe('\r\n\r\naccount 1, plan ü');
});

it('has no body when nobody is signed in', () => {
  expect(supportMail({ subject: 'a' })).not.toContain('body');
});
