/** An attack against the whole running system, from the first request to the alarm that somebody is woken by. */
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { expect, test } from 'vitest';
import { atOnce } from '../../bin/proof/client/at-once.ts';
import { poll } from '../../bin/proof/client/poll.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { forgotPassword } from '../../shared/calls/account.ts';
import { securitySignals } from '../../shared/model/security-signals.ts';
import { useSystem } from './use-system.ts';

/** Requests that are under way together. */
const PARALLEL = 8;

let proof: Proof;

useSystem((started) => {
  proof = started;
});

/** Alarms that ring, by their ids; of those that visitors are told nothing of. */
async function ringing(cloudWatch: CloudWatchClient): Promise<string[]> {
  const prefix = 'xpage-local-internal-';
  const all = new DescribeAlarmsCommand({ AlarmNamePrefix: prefix, AlarmTypes: ['MetricAlarm'], MaxRecords: 100 });
  const { MetricAlarms: alarms = [] } = await cloudWatch.send(all);
  return alarms
    .filter(({ StateValue: state }) => state === 'ALARM')
    .map(({ AlarmName: name = '' }) => name.slice(prefix.length));
}

test('codes that are guessed over many accounts, from many addresses, set off their alarm', async () => {
  const { endpoints, region, rootCredentials } = proof.system.description();
  const endpoint = endpoints['CLOUDWATCH'] ?? '';
  const cloudWatch = new CloudWatchClient({ endpoint, region, credentials: rootCredentials });
  const guesses = Array.from({ length: securitySignals.WrongCodes.most + 1 }, (_, number) => ({
    account: `person${number}@example.com`,
    codeId: 'Zk3vQ8sT1nYw0bLr7JcXeA',
    code: '000000',
    password: 'Quiet-Monday-43',
  }));

  const before = await ringing(cloudWatch);
  await atOnce(guesses, PARALLEL, async (guess) => {
    expect(await proof.client.call(forgotPassword, guess)).toMatchObject({ http: 400, code: 'code_incorrect' });
  });
  // Lines of functions take a moment to arrive.
  const then = await poll('the alarm', 60_000, async () => {
    const found = await ringing(cloudWatch);
    return found.length > 0 ? found : undefined;
  });

  expect(before).toEqual([]);
  expect(then).toEqual(['WrongCodes']);
});
