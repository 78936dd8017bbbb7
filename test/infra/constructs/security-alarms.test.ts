/** Alarms of the signs of an attack, as the templates declare them and the small cloud judges them. */
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { describe, expect, onTestFinished, test } from 'vitest';
import { raiseSignal } from '../../../functions/kit/security-signals.ts';
import { Alarms } from '../../../infra/constructs/alarms.ts';
import { addSecurityAlarms } from '../../../infra/constructs/security-alarms.ts';
import { readAlarms } from '../../../infra/local/declared/alarms.ts';
import type { AlarmDefinition } from '../../../infra/local/engines/cloudwatch/alarm-changes.ts';
import { createCloudWatchEngine } from '../../../infra/local/engines/cloudwatch.ts';
import { serveEngine } from '../../../infra/local/engines/serve-engine.ts';
import { getStage } from '../../../infra/stages.ts';
import { securitySignals, type SecuritySignalName } from '../../../shared/model/security-signals.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';
import { sdkConfig } from '../local/engines/sdk-config.ts';
import { resourcesOf } from '../local/fixtures/resources.ts';
import { localPorts } from '../local-ports.ts';

const stage = getStage('local', localPorts);
const start = Date.UTC(2026, 0, 2, 9);
const names = Object.keys(securitySignals) as SecuritySignalName[];
const nameOf = (signal: string): string => `xpage-local-internal-${signal}`;
const log = useLog();

let declared: AlarmDefinition[] | undefined;
const alarms = (): AlarmDefinition[] =>
  (declared ??= readAlarms(resourcesOf((stack) => addSecurityAlarms(new Alarms(stack, 'Alarms', { stage }), stage))));

/** The small cloud's CloudWatch, with a clock to move. */
async function startWatch() {
  let now = start;
  const { region, account } = stage;
  const engine = createCloudWatchEngine({ file: ':memory:', clock: () => now, region, account, alarms: alarms() });
  const served = await serveEngine(engine, 0, { authorize: () => undefined });
  onTestFinished(() => served.close());
  const client = new CloudWatchClient(sdkConfig(served.url));
  return {
    wait: (minutes: number) => (now += minutes * 60_000),
    /** Somebody attacks: what a function prints of it reaches CloudWatch. */
    print(name: SecuritySignalName): void {
      raiseSignal(name);
      engine.countLine(JSON.stringify(log().at(-1)));
    },
    async ringing(): Promise<unknown[]> {
      const all = new DescribeAlarmsCommand({
        AlarmNamePrefix: nameOf(''),
        AlarmTypes: ['MetricAlarm'],
        MaxRecords: 100,
      });
      const { MetricAlarms: found = [] } = await client.send(all);
      return found.filter(({ StateValue: state }) => state === 'ALARM').map(({ AlarmName: name }) => name);
    },
  };
}

describe('the alarm of a sign of an attack', () => {
  test('is there for each, tells visitors nothing, and counts what functions print', () => {
    expect(alarms().map(({ name }) => name)).toEqual(names.map(nameOf));
    expect(alarms().map(({ threshold, periodMs }) => [threshold, periodMs])).toEqual(
      names.map((name) => [securitySignals[name].most, securitySignals[name].minutes * 60_000]),
    );
    expect(alarms().filter(({ figure }) => figure === undefined)).toEqual([]);
  });

  test.each(names)('rings with the one that is too many, and stops when they are past: %s', async (name) => {
    const watch = await startWatch();
    const { most, minutes } = securitySignals[name];
    for (let sign = 0; sign < most; sign += 1) watch.print(name);
    const before = await watch.ringing();
    watch.print(name);
    const then = await watch.ringing();
    watch.wait(minutes);

    expect(before).toEqual([]);
    expect(then).toEqual([nameOf(name)]);
    expect(await watch.ringing()).toEqual([]);
  });
});
