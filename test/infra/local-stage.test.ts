/** The stage that is served on one machine. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, behavioursIn, listAt, ownFunctions, resourcesOf, synthesize } from './templates.ts';

const ports = { port: 4_000, mediaPort: 4_001 };
/** Four times what it takes on a quiet machine: other tests run beside it. */
const MOST_MILLISECONDS = 5_000;

describe('stage local', () => {
  it('is made quickly', () => {
    synthesize('local', ports);
    const before = performance.now();

    synthesize('local', ports);

    expect(performance.now() - before).toBeLessThan(MOST_MILLISECONDS);
  });

  it('has neither firewall nor certificate, backups nor budgets, and alarms that tell nobody', () => {
    const local = synthesize('local', ports);
    const types = resourcesOf(local).map(({ Type }) => Type);

    expect(types.filter((type) => /WAF|CertificateManager|Backup|Budgets|::CE::|KMS|SNS/.test(type))).toEqual([]);
    expect(
      resourcesOf(local, 'AWS::CloudWatch::Alarm').flatMap((alarm) => listAt(alarm, 'Properties.AlarmActions')),
    ).toEqual([]);
  });

  it('points functions at the folders where they were built', () => {
    for (const { Metadata } of ownFunctions(synthesize('local', ports))) {
      const folder = String(Metadata?.['aws:asset:path']);

      expect(readFileSync(`${folder}/index.mjs`, 'utf8')).toContain('handler');
    }
  });

  it('takes plain HTTP and talks to the machine', () => {
    const local = synthesize('local', ports);
    const protocols = behavioursIn(local).map((behaviour) => at(behaviour, 'ViewerProtocolPolicy'));
    const policies = JSON.stringify(
      resourcesOf(local, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) => Properties),
    );

    expect(new Set(protocols)).toEqual(new Set(['allow-all']));
    expect(policies).toContain("connect-src 'self' http://127.0.0.1:4001 http://127.0.0.1:*");
    expect(policies).toContain('http://127.0.0.1:4001');
  });

  it('lets the app upload from its own origin only', () => {
    const rules = resourcesOf(synthesize('local', ports), 'AWS::S3::Bucket').flatMap((bucket) =>
      listAt(bucket, 'Properties.CorsConfiguration.CorsRules'),
    );

    expect(rules.map((rule) => at(rule, 'AllowedOrigins'))).toEqual([['http://localhost:4000']]);
  });
});
