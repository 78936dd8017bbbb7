/** What a deployment does about pages that are live already. */
import { describe, expect, it } from 'vitest';
import { pageFingerprint } from '../../infra/page-fingerprint.ts';
import {
  at,
  awsStages,
  fixtureBuildRoot,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  type Statement,
  statementsOfRole,
  synthesize,
  targetOf,
} from './templates.ts';

type Call = { service: string; action: string; parameters: { QueueUrl: string; MessageBody: string } };

function callOf(templates: StageTemplates): Placed {
  const [call, ...others] = resourcesOf(templates, 'Custom::AWS');
  if (!call || others.length > 0) throw new Error('Expected one call at deployment.');
  return call;
}

/** The call's text with the logical ids in the place of references. */
function readText(text: unknown): Call {
  const parts = listAt(text, 'Fn::Join.1').map((part) => (typeof part === 'string' ? part : targetOf(part)));
  return JSON.parse(parts.join('')) as Call;
}

describe.each(awsStages)('a deployment of %s', (name) => {
  const templates = synthesize(name);
  const call = callOf(templates);

  it('asks for all pages to be drawn anew when pages have changed, and at first', () => {
    const { service, action, parameters } = readText(call.Properties['Update']);

    expect([service, action]).toEqual(['@aws-sdk/client-sqs', 'SendMessageCommand']);
    expect(JSON.parse(parameters.MessageBody)).toEqual({
      id: `deployment-${pageFingerprint(fixtureBuildRoot, templates.stage)}`,
      table: 'pages',
      payload: { action: 'republish-all' },
    });
    expect(call.template.Resources[parameters.QueueUrl]?.Properties['QueueName']).toBe(`xpage-${name}-publish-page`);
    expect(call.Properties['Create']).toEqual(call.Properties['Update']);
  });

  it('does so when the functions are in place and the edge has had time to learn the new policy', () => {
    const dependencies = listAt(call, 'DependsOn').map((id) => call.template.Resources[String(id)]?.Properties);

    expect(dependencies.map((properties) => properties?.['FunctionName'])).toContain(`xpage-${name}-job-publish-page`);
    expect(readText(call.Properties['Update']).parameters).toMatchObject({ DelaySeconds: 600 });
  });

  it('may send to that queue and write its log, and nothing else', () => {
    const lambda = call.template.Resources[targetOf(call.Properties['ServiceToken']) ?? ''];
    const statements = statementsOfRole(call.template, targetOf(lambda?.Properties['Role']) ?? '');
    const granted = statements.flatMap(({ Action }) => Action);

    expect(granted.filter((action) => !String(action).startsWith('kms:'))).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sqs:SendMessage',
    ]);
    expect(statements.every((statement: Statement) => statement.Resource !== '*')).toBe(true);
    expect(at(lambda, 'Properties.LoggingConfig.LogGroup')).toBeDefined();
  });
});

it('the jobs that draw and translate may go on by messages to each other, and no other function may', () => {
  const functions = resourcesOf(synthesize('prod'), 'AWS::Lambda::Function');
  const looping = functions.filter(({ Properties }) => Properties['RecursiveLoop'] === 'Allow');

  expect(looping.map(({ Properties }) => Properties['FunctionName'])).toEqual([
    'xpage-prod-job-publish-page',
    'xpage-prod-job-translate-page',
  ]);
});

it('on one machine pages are drawn anew at once', () => {
  const local = synthesize('local');

  expect(readText(callOf(local).Properties['Update']).parameters).toMatchObject({ DelaySeconds: 0 });
});
