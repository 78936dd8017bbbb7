import { afterEach, describe, expect, test, vi } from 'vitest';
import { raiseSignal } from '../../../functions/kit/security-signals.ts';
import { accountId } from '../../kit/id-tokens.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

const log = useLog();
afterEach(() => vi.unstubAllEnvs());

describe('a sign of an attack', () => {
  test('is one line, which CloudWatch counts and whoever is on call can query', () => {
    raiseSignal('WrongPasswords', { pool: 'owners', accountId });

    expect(log()).toHaveLength(1);
    expect(log()[0]).toMatchObject({
      level: 'warn',
      event: 'security.signal',
      signal: 'WrongPasswords',
      WrongPasswords: 1,
      stage: 'local',
      pool: 'owners',
      accountId,
      _aws: {
        CloudWatchMetrics: [
          { Namespace: 'xpage', Dimensions: [['stage']], Metrics: [{ Name: 'WrongPasswords', Unit: 'Count' }] },
        ],
      },
    });
  });

  test('says nothing that the log never says', () => {
    raiseSignal('WrongCodes', { code: '481920', email: 'mara@example.com', phone: '+46701234567' });

    expect(JSON.stringify(log())).not.toMatch(/481920|mara@|46701234567/);
  });

  test.each([
    ['the log cannot be written', () => vi.mocked(process.stdout.write).mockImplementation(fail)],
    ['the stage is not known', () => vi.stubEnv('STAGE', '')],
  ])('does not end the request when %s', (_, breakIt) => {
    breakIt();

    expect(() => raiseSignal('WrongCodes')).not.toThrow();
    expect(log()).toEqual([]);
  });
});

function fail(): never {
  throw new Error('EPIPE');
}
