import { describe, expect, test } from 'vitest';
import { hostileHosts, hostileShapes } from '../../../../bin/proof/addresses/hostile-addresses.ts';
import { parseWebhookUrl } from '../../../../functions/domain/leads/webhook-url.ts';

const onAws = { isLocal: false };

describe('the address of a webhook', () => {
  test.each(['https://crm.example.com/leads?x=1', 'https://a.example:8443/', 'https://xn--mller-kva.example/'])(
    'may be %s',
    (url) => {
      expect(parseWebhookUrl(url, onAws)).toBe(url);
    },
  );

  test.each([
    'http://crm.example.com/',
    'ftp://crm.example.com/',
    'https://user:pass@crm.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://router/',
    'https://printer.local/',
    'https://db.internal./',
    'https://169.254.169.254/latest/meta-data',
    'https://crm.example.com:22/',
    'https://crm.example.com:80/',
    'https://crm.example.com:6379/',
    'https://localhost.localdomain/',
    'https://',
    'crm.example.com',
    'javascript:alert(1)',
    `https://crm.example.com/${'a'.repeat(500)}`,
  ])('must not be %s', (url) => {
    expect(parseWebhookUrl(url, onAws)).toBeNull();
  });

  test.each(hostileHosts)('is never on %s', (host) => {
    expect(parseWebhookUrl(`https://${host}/`, onAws)).toBeNull();
  });

  test.each(hostileShapes)('%j is refused, or leads to the public host that it truly names', (shape) => {
    const taken = parseWebhookUrl(shape, onAws);

    expect(taken === null ? 'public.attacker.example' : new URL(taken).host).toBe('public.attacker.example');
  });

  test('is on this machine only where everything runs on it', () => {
    expect(parseWebhookUrl('http://127.0.0.1:8080/x', { isLocal: true })).toBe('http://127.0.0.1:8080/x');
    expect(parseWebhookUrl('http://127.0.0.1:8080/x', onAws)).toBeNull();
    expect(parseWebhookUrl('http://10.0.0.1/', { isLocal: true })).toBeNull();
  });
});
