/** What alarms mean for users. */
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../infra/alarm-meanings.ts';
import { serviceParts } from '../../shared/model/service-status.ts';
import { meaningOfAlarm } from '../../shared/rules/status-alarm-name.ts';
import { awsStages, resourcesOf, synthesize, textAt } from './templates.ts';

const alarmNames = (stage: string): string[] =>
  resourcesOf(synthesize(stage), 'AWS::CloudWatch::Alarm').map((alarm) => textAt(alarm, 'Properties.AlarmName'));

describe.each([...awsStages, 'local'])('the alarms of %s', (stage) => {
  const names = alarmNames(stage);
  const meanings = names.map((name) => meaningOfAlarm(stage, name));

  it('say what they mean to users, or are ours alone', () => {
    const unclear = names.filter(
      (name, index) => meanings[index] === null && !name.startsWith(`xpage-${stage}-internal-`),
    );

    expect(names.length).toBeGreaterThan(100);
    expect(unclear).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('watch every part of the service', () => {
    expect(serviceParts.filter((part) => !meanings.some((meaning) => meaning?.parts.includes(part)))).toEqual([]);
  });
});

describe('meaningOf', () => {
  it.each([
    ['Errors-landing-page', ['pages'], 'degraded'],
    ['Throttles-assistant-coach-stream', ['assistant'], 'degraded'],
    ['Errors-payment-trial', ['payments'], 'degraded'],
    ['Errors-job-send-message', ['messages'], 'degraded'],
    ['ApiDown', ['assistant', 'account', 'payments', 'insurance', 'documents'], 'down'],
  ])('%s', (id, parts, state) => {
    expect(meaningOf(id)).toEqual({ parts, state });
  });

  it.each(['Failed-jobs-PublishPage', 'BackupFailed', 'Errors-service', 'Errors-job-unlock-account'])(
    '%s is ours alone',
    (id) => {
      expect(meaningOf(id)).toBeNull();
    },
  );

  it.each(['Kitchen', 'Errors-kitchen', 'toString', 'Errors-toString'])('refuses %s, which nobody has mapped', (id) => {
    expect(() => meaningOf(id)).toThrow('alarm-meanings.ts');
  });
});
