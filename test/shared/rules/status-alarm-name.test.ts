import { describe, expect, test } from 'vitest';
import { alarmName, meaningOfAlarm, statusAlarmPrefix } from '../../../shared/rules/status-alarm-name.ts';

describe('the name of an alarm', () => {
  test.each([
    { parts: ['pages'], state: 'degraded' },
    { parts: ['assistant', 'account', 'documents'], state: 'down' },
  ] as const)('says what it means to users: %j', (meaning) => {
    const name = alarmName('prod', meaning, 'Errors-job-publish-page');

    expect(name.startsWith(statusAlarmPrefix('prod'))).toBe(true);
    expect(meaningOfAlarm('prod', name)).toEqual(meaning);
  });

  test('of what users do not notice, is not among those that are read', () => {
    const name = alarmName('prod', null, 'BackupFailed');

    expect(name).toBe('xpage-prod-internal-BackupFailed');
    expect(meaningOfAlarm('prod', name)).toBeNull();
  });

  test.each([
    'xpage-uat-status-degraded-pages-Errors',
    'xpage-prod-status-slow-pages-Errors',
    'xpage-prod-status-down-kitchen-Errors',
    'xpage-prod-status-down-pages+kitchen-Errors',
    'xpage-prod-status-down',
    '',
  ])('%j is none of ours', (name) => {
    expect(meaningOfAlarm('prod', name)).toBeNull();
  });
});
