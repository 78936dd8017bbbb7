/** cdk-nag: nothing found that is not answered, and few answers. */
import { Stack, Validations } from 'aws-cdk-lib';
import { CfnPolicy } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../infra/app.ts';
import { unstagedAssets } from './synthesis.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { awsStages, fixtureBuildRoot, synthesize } from './templates.ts';

const MOST_RULES = 15;
const EVERY_TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/*';
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

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('cdk-nag', () => {
  it.each(awsStages)('finds nothing unanswered in %s', (stage) => {
    // What it finds fails the synthesis, as the test below shows.
    expect(() => synthesize(stage)).not.toThrow();
  });

  it('fails the synthesis when a rule is broken, or a role gets a wildcard that is not on the list', () => {
    const app = appOf('dev');
    const careless = new Stack(app, 'Careless');
    new Bucket(careless, 'Open');
    new CfnPolicy(careless, 'Everything', {
      policyName: 'everything',
      roles: ['anybody'],
      policyDocument: { Statement: [{ Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' }] },
    });
    // Named as the rights of a function are: these may read files below a prefix, and not every table.
    new CfnPolicy(new Construct(new Construct(careless, 'Rights'), 'Role'), 'DefaultPolicy', {
      policyName: 'tables',
      roles: ['anybody'],
      policyDocument: { Statement: [{ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: EVERY_TABLE }] },
    });
    const failure = messageOf(() => app.synth());

    expect(failure).toContain('AwsSolutions-S10');
    expect(failure).toContain('AwsSolutions-IAM5[Resource::*]');
    expect(failure).toContain(`AwsSolutions-IAM5[Resource::${EVERY_TABLE}]`);
  });

  it('is answered for few rules, each once, with a reason', () => {
    const rules = acknowledgedRules('prod');

    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ reason }) => reason.length < 40)).toEqual([]);
  });
});
