/** The stage that is served on one machine. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localPorts } from './local-ports.ts';
import { synthesizeAnew } from './synthesis.ts';
import { at, behavioursIn, fixtureBuildRoot, listAt, ownFunctions, resourcesOf, synthesize } from './templates.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Of processors, not of the clock: other tests run beside it. Four times what it takes. */
const MOST_MILLISECONDS = 5_000;

const usedMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

describe('stage local', () => {
  it('is made quickly', () => {
    const make = () =>
      synthesizeAnew({
        stage: 'local',
        buildRoot: fixtureBuildRoot,
        outdir: temporaryFolder('local'),
        local: localPorts,
      });
    make();
    const before = usedMilliseconds();

    make();

    expect(usedMilliseconds() - before).toBeLessThan(MOST_MILLISECONDS);
  });

  it('has neither firewall nor certificate, backups nor budgets, and alarms that tell nobody', () => {
    const local = synthesize('local');
    const types = resourcesOf(local).map(({ Type }) => Type);

    expect(types.filter((type) => /WAF|CertificateManager|Backup|Budgets|::CE::|KMS|SNS/.test(type))).toEqual([]);
    expect(
      resourcesOf(local, 'AWS::CloudWatch::Alarm').flatMap((alarm) => listAt(alarm, 'Properties.AlarmActions')),
    ).toEqual([]);
  });

  it('points functions at the folders where they were built', () => {
    for (const { Metadata } of ownFunctions(synthesize('local'))) {
      const folder = String(Metadata?.['aws:asset:path']);

      expect(readFileSync(`${folder}/index.mjs`, 'utf8')).toContain('handler');
    }
  });

  it('takes plain HTTP and talks to the machine', () => {
    const local = synthesize('local');
    const protocols = behavioursIn(local).map((behaviour) => at(behaviour, 'ViewerProtocolPolicy'));
    const policies = JSON.stringify(
      resourcesOf(local, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) => Properties),
    );

    expect(new Set(protocols)).toEqual(new Set(['allow-all']));
    expect(policies).toContain("connect-src 'self' http://127.0.0.1:4001 http://127.0.0.1:*");
    expect(policies).toContain('http://127.0.0.1:4001');
  });

  it('lets the app upload from its own origin only', () => {
    const rules = resourcesOf(synthesize('local'), 'AWS::S3::Bucket').flatMap((bucket) =>
      listAt(bucket, 'Properties.CorsConfiguration.CorsRules'),
    );

    expect(rules.map((rule) => at(rule, 'AllowedOrigins'))).toEqual([['http://localhost:4000']]);
  });
});
