/** cdk-nag: nothing found that is not answered, and few answers. */
import { Stack, Validations } from 'aws-cdk-lib';
import { CfnPolicy } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../infra/app.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { awsStages, fixtureBuildRoot, unstagedAssets } from './templates.ts';

const MOST_RULES = 15;
/** The first one of a process compiles all constructs and rules: a minute and more while other tests run beside it. */
const FIRST_SYNTHESIS_MS = 240_000;

beforeEach(() => {
  // CDK prints what it finds before it throws.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

function appOf(stage: string) {
  return buildApp({ stage, buildRoot: fixtureBuildRoot, outdir: temporaryFolder('nag'), context: unstagedAssets });
}

function acknowledgedRules(stage: string): { id: string; reason: string }[] {
  const entries = appOf(stage)
    .node.findAll()
    .flatMap((construct) => construct.node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.entries(data as Record<string, unknown>))
    .map(([id, reason]) => ({ id, reason: JSON.stringify(reason) }));
  return [...new Map(entries.map((entry) => [`${entry.id} ${entry.reason}`, entry])).values()];
}

describe('cdk-nag', () => {
  it.each(awsStages)(
    'finds nothing unanswered in %s',
    (stage) => {
      expect(() => appOf(stage).synth()).not.toThrow();
    },
    FIRST_SYNTHESIS_MS,
  );

  it('fails the synthesis when a rule is broken', () => {
    const app = appOf('dev');
    new Bucket(new Stack(app, 'Careless'), 'Open');

    expect(() => app.synth()).toThrow('AwsSolutions-S10');
  });

  it('fails the synthesis when a role gets a wildcard that is not on the list', () => {
    const app = appOf('dev');
    new CfnPolicy(new Stack(app, 'Careless'), 'Everything', {
      policyName: 'everything',
      roles: ['anybody'],
      policyDocument: { Statement: [{ Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' }] },
    });

    expect(() => app.synth()).toThrow('AwsSolutions-IAM5[Resource::*]');
  });

  it('is answered for few rules, each once, with a reason', () => {
    const rules = acknowledgedRules('prod');

    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ reason }) => reason.length < 40)).toEqual([]);
  });
});
