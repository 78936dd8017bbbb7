/** Faults that only a deployment to an account shows: each is looked for in the templates of all stages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  at,
  awsStages,
  follow,
  listAt,
  ownFunctions,
  type Placed,
  resourcesOf,
  statementsOfRole,
  type StageTemplates,
  synthesize,
  synthesizeFirst,
  targetOf,
  textAt,
} from './templates.ts';

/** Lambda's own, on what it takes from a queue: at least so many at once, hidden for so many times the function's time. */
const LEAST_AT_ONCE = 2;
const VISIBILITY_FACTOR = 6;

const templatesOf = Object.fromEntries(awsStages.map((name) => [name, synthesize(name)]));
const of = (stage: string): StageTemplates => {
  const found = templatesOf[stage];
  if (!found) throw new Error(`The stage ${stage} was not synthesized.`);
  return found;
};

/** Property that holds the physical name, by the end of its name. */
const nameOf = ({ Type, Properties }: Placed): unknown => {
  const service = Type.split('::').at(-1) ?? '';
  const candidates = [
    `${service}Name`,
    'Name',
    'TableName',
    'BackupVaultName',
    'VectorBucketName',
    'AliasName',
    'EmailIdentity',
  ];
  return candidates.map((property) => Properties[property]).find((value) => value !== undefined);
};

/** Actions on a resource that a function's role has. */
function actionsOn(lambda: Placed, isMeant: (resource: unknown) => boolean): string[] {
  const roleId = targetOf(lambda.Properties['Role']) ?? '';
  return statementsOfRole(lambda.template, roleId)
    .filter((statement) => listAt(statement, 'Resource').some(isMeant))
    .flatMap((statement) => listAt(statement, 'Action').map(String));
}

const functionOf = (templates: StageTemplates, reference: unknown, { template }: Placed): Placed => {
  const target = follow(templates, reference, template);
  const found = ownFunctions(templates).find(({ id, template: home }) => id === target?.id && home === target.template);
  if (!found) throw new Error(`${JSON.stringify(reference)} is no function of ours.`);
  return found;
};

describe.each(awsStages)('stage %s', (stage) => {
  const templates = of(stage);

  describe('in an account that has been used before', () => {
    it('makes no monitor of unusual spending, of which the account may have one already', () => {
      expect(resourcesOf(templates, 'AWS::CE::AnomalyMonitor')).toEqual([]);
      expect(resourcesOf(templates, 'AWS::CE::AnomalySubscription')).toEqual([]);
    });

    it('tells of a month and of a day that become expensive, by budgets with names of their own', () => {
      const budgets = resourcesOf(templates, 'AWS::Budgets::Budget').map(({ Properties }) => Properties);

      expect(budgets.map((budget) => [at(budget, 'Budget.BudgetName'), at(budget, 'Budget.TimeUnit')])).toEqual([
        [`xpage-${stage}`, 'MONTHLY'],
        [`xpage-${stage}-day`, 'DAILY'],
      ]);
    });
  });

  describe('when a deployment was broken off', () => {
    it('keeps nothing of a stack that could not be made', () => {
      const left = resourcesOf(templates)
        .filter(({ DeletionPolicy = 'Delete' }) => !['Delete', 'RetainExceptOnCreate'].includes(DeletionPolicy))
        .map(({ where }) => where);

      expect(left).toEqual([]);
    });

    it('has no name in its way that a deleted secret holds for thirty days', () => {
      const secrets = resourcesOf(templates, 'AWS::SecretsManager::Secret');
      const lasting = secrets.filter((secret) => !JSON.stringify(nameOf(secret)).includes('AWS::StackId'));

      expect(secrets.length).toBeGreaterThan(0);
      expect(lasting.map(({ where }) => where)).toEqual([]);
    });

    it('is told in docs/deploy.md for every kind of resource that has a name of its own', () => {
      const told = readFileSync('docs/deploy.md', 'utf8');
      const kinds = new Set(
        resourcesOf(templates)
          .filter(({ Properties }) => /"(?!StackName)\w*Name":"(alias\/)?xpage-/.test(JSON.stringify(Properties)))
          .map(({ Type }) => Type)
          // Parts of others, named with them.
          .filter((type) => !['AWS::IAM::Policy', 'AWS::SES::ConfigurationSetEventDestination'].includes(type)),
      );

      expect(kinds.size).toBeGreaterThan(10);
      expect([...kinds].filter((kind) => !told.includes(`\`${kind}\``))).toEqual([]);
    });

    it('leaves no bucket under a name that another try would ask for', () => {
      const named = resourcesOf(templates, 'AWS::S3::Bucket').filter(({ Properties }) => Properties['BucketName']);

      expect(named.map(({ where }) => where)).toEqual([]);
    });

    it('lets no function make its log group anew after it was deleted', () => {
      const makers = ownFunctions(templates).filter((lambda) =>
        statementsOfRole(lambda.template, targetOf(lambda.Properties['Role']) ?? '').some((statement) =>
          listAt(statement, 'Action').includes('logs:CreateLogGroup'),
        ),
      );

      expect(makers.map(({ where }) => where)).toEqual([]);
    });
  });

  describe('queues', () => {
    const sources = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => Properties['StartingPosition'] === undefined,
    );
    const queueOf = (source: Placed) => {
      const target = follow(templates, source.Properties['EventSourceArn'], source.template);
      return target && { ...target, ...target.template.Resources[target.id] };
    };

    it('hand out no more messages at once than their function has instances set aside', () => {
      const limits = sources.map((source) => ({
        where: source.where,
        atOnce: at(source, 'Properties.ScalingConfig.MaximumConcurrency'),
        reserved: functionOf(templates, source.Properties['FunctionName'], source).Properties[
          'ReservedConcurrentExecutions'
        ],
      }));
      const throttling = limits.filter(
        ({ atOnce, reserved }) =>
          reserved !== undefined &&
          (atOnce === undefined || Number(atOnce) > Number(reserved) || Number(atOnce) < LEAST_AT_ONCE),
      );

      expect(sources.length).toBeGreaterThan(10);
      expect(limits.some(({ reserved }) => reserved !== undefined)).toBe(stage === 'prod');
      expect(throttling).toEqual([]);
    });

    it('hide a message for six times as long as its function may take, and give it five tries', () => {
      const wrong = sources.filter((source) => {
        const timeout = Number(functionOf(templates, source.Properties['FunctionName'], source).Properties['Timeout']);
        const queue = queueOf(source);
        return (
          Number(at(queue, 'Properties.VisibilityTimeout')) < VISIBILITY_FACTOR * timeout ||
          at(queue, 'Properties.RedrivePolicy.maxReceiveCount') !== 5
        );
      });

      expect(wrong.map(({ where }) => where)).toEqual([]);
    });

    it('keep what failed longer than what waits', () => {
      const wrong = sources.filter((source) => {
        const queue = queueOf(source);
        const target =
          queue && follow(templates, at(queue, 'Properties.RedrivePolicy.deadLetterTargetArn'), queue.template);
        const deadLetters = target?.template.Resources[target.id];
        return (
          Number(at(deadLetters, 'Properties.MessageRetentionPeriod')) <=
          Number(at(queue, 'Properties.MessageRetentionPeriod'))
        );
      });

      expect(wrong.map(({ where }) => where)).toEqual([]);
    });
  });

  describe('mail', () => {
    const senders = ownFunctions(templates).filter(
      (lambda) => at(lambda, 'Properties.Environment.Variables.MAIL_FROM') !== undefined,
    );
    const mailStatements = (lambda: Placed) =>
      statementsOfRole(lambda.template, targetOf(lambda.Properties['Role']) ?? '').filter((statement) =>
        listAt(statement, 'Action').some((action) => String(action).startsWith('ses:')),
      );

    it('may be sent to proved recipients in the sandbox, with attachments, by the rules of the stage, and as us alone', () => {
      const home = `arn:aws:ses:${templates.stage.region}:${templates.stage.account}`;

      expect(senders.length).toBeGreaterThan(0);
      for (const sender of senders) {
        expect(mailStatements(sender)).toEqual([
          {
            Effect: 'Allow',
            Action: ['ses:SendEmail', 'ses:SendRawEmail'],
            Resource: [`${home}:configuration-set/xpage-${stage}`, `${home}:identity/*`],
            Condition: { StringEquals: { 'ses:FromAddress': templates.stage.mail.from } },
          },
        ]);
      }
    });

    it('names a configuration set that there is, which counts and does not write to who bounced or complained', () => {
      const [set] = resourcesOf(templates, 'AWS::SES::ConfigurationSet');
      const [figures] = resourcesOf(templates, 'AWS::SES::ConfigurationSetEventDestination');

      const named = senders.map((sender) => at(sender, 'Properties.Environment.Variables.MAIL_CONFIGURATION_SET'));
      expect(new Set(named)).toEqual(new Set([at(set, 'Properties.Name')]));
      expect(at(set, 'Properties.SuppressionOptions.SuppressedReasons')).toEqual(['BOUNCE', 'COMPLAINT']);
      expect(at(set, 'Properties.ReputationOptions.ReputationMetricsEnabled')).toBe(true);
      expect(listAt(figures, 'Properties.EventDestination.MatchingEventTypes')).toEqual(
        expect.arrayContaining(['bounce', 'complaint', 'reject']),
      );
      expect(at(figures, 'Properties.EventDestination.CloudWatchDestination')).toBeDefined();
    });

    it('comes from a domain whose bounces return to it, and tells the records that its DNS needs', () => {
      const [identity] = resourcesOf(templates, 'AWS::SES::EmailIdentity');
      const outputs = JSON.stringify(identity?.template.Outputs);

      expect(at(identity, 'Properties.EmailIdentity')).toBe(templates.stage.mail.identity);
      expect(at(identity, 'Properties.MailFromAttributes.MailFromDomain')).toBe(
        `bounce.${templates.stage.mail.identity}`,
      );
      for (const record of ['DkimDNSTokenName1', 'DkimDNSTokenName3', 'feedback-smtp.', 'v=spf1', 'v=DMARC1']) {
        expect(outputs).toContain(record);
      }
    });

    it.each([
      ['MailBounces', 'Reputation.BounceRate', 0.05],
      ['MailComplaints', 'Reputation.ComplaintRate', 0.001],
    ])('has the alarm %s before SES stops sending', (name, metric, threshold) => {
      const alarm = resourcesOf(templates, 'AWS::CloudWatch::Alarm').find(({ Properties }) =>
        textAt(Properties, 'AlarmName').endsWith(name),
      );

      expect(alarm?.Properties).toMatchObject({
        Namespace: 'AWS/SES',
        MetricName: metric,
        Threshold: threshold,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      });
    });

    it('is ready before the functions that send it', () => {
      const home = new Set(senders.map(({ where }) => where.split('/')[0]));

      expect(templates.stacks.find(({ name }) => name === `xpage-${stage}-mail`)).toBeDefined();
      for (const name of home) {
        expect(templates.stacks.find((stack) => stack.name === name)?.after).toContain(`xpage-${stage}-mail`);
      }
    });
  });

  describe('files of the site', () => {
    const copiers = resourcesOf(templates, 'AWS::Lambda::Function').filter(({ id }) =>
      id.includes('CDKBucketDeployment'),
    );

    it('are copied by a function with a whole processor, room to unpack, and a quarter of an hour', () => {
      expect(
        copiers.map(({ Properties }) => [
          Properties['MemorySize'],
          at(Properties, 'EphemeralStorage.Size'),
          Properties['Timeout'],
        ]),
      ).toEqual([[1_769, 1_024, 900]]);
    });

    it('never delete what open tabs still ask for, and come after the assets that they name', () => {
      const runs = resourcesOf(templates, 'Custom::CDKBucketDeployment');
      const assets = runs.filter(({ id }) => id.includes('Assets'));
      const others = runs.filter(({ id }) => !id.includes('Assets'));

      expect(runs.filter(({ Properties }) => Properties['Prune'] !== false)).toEqual([]);
      expect(others.length).toBeGreaterThanOrEqual(4);
      for (const run of others) {
        expect(listAt(run, 'DependsOn')).toEqual(expect.arrayContaining(assets.map(({ id }) => id)));
      }
    });
  });

  describe('schedules', () => {
    const configs = resourcesOf(templates, 'AWS::Lambda::EventInvokeConfig');
    const schedules = resourcesOf(templates, 'AWS::Scheduler::Schedule');

    it('keep a run that failed: in an encrypted queue, which the function may write to and an alarm watches', () => {
      expect(schedules.length).toBeGreaterThan(0);
      for (const schedule of schedules) {
        const lambda = functionOf(templates, at(schedule, 'Properties.Target.Arn'), schedule);
        const config = configs.find(({ Properties }) => targetOf(Properties['FunctionName']) === lambda.id);
        const queueId = targetOf(at(config, 'Properties.DestinationConfig.OnFailure.Destination')) ?? '';
        const queue = lambda.template.Resources[queueId];
        const isQueue = (resource: unknown) => targetOf(resource) === queueId;
        const usesKey = at(queue, 'Properties.KmsMasterKeyId') !== undefined;

        expect(textAt(queue, 'Properties.QueueName')).toBe(`xpage-${stage}-schedules-failed`);
        expect(usesKey || at(queue, 'Properties.SqsManagedSseEnabled') === true).toBe(true);
        expect(usesKey).toBe(templates.stage.hasOwnKey);
        expect(actionsOn(lambda, isQueue)).toContain('sqs:SendMessage');
        if (usesKey) expect(keyActions(lambda)).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey']));
        expect(at(config, 'Properties.MaximumRetryAttempts')).toBe(0);
        expect(alarmedQueues()).toContain(queueId);
      }
    });

    it('keep what could not be started at all in the same queue', () => {
      const targets = schedules.map((schedule) => targetOf(at(schedule, 'Properties.Target.DeadLetterConfig.Arn')));

      expect(new Set(targets)).toEqual(
        new Set(configs.map((config) => targetOf(at(config, 'Properties.DestinationConfig.OnFailure.Destination')))),
      );
    });

    function keyActions(lambda: Placed): string[] {
      return statementsOfRole(lambda.template, targetOf(lambda.Properties['Role']) ?? '')
        .flatMap((statement) => listAt(statement, 'Action').map(String))
        .filter((action) => action.startsWith('kms:'));
    }

    function alarmedQueues(): (string | undefined)[] {
      return resourcesOf(templates, 'AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties['Namespace'] === 'AWS/SQS')
        .map((alarm) => follow(templates, at(alarm, 'Properties.Dimensions.0.Value'), alarm.template)?.id);
    }
  });
});

describe('the first deployment of prod', () => {
  const first = synthesizeFirst();
  const later = of('prod');

  it('has nothing in the way of its roll-back, and protects what it holds afterwards', () => {
    const protectedOnes = (made: StageTemplates) => [
      ...made.stacks.filter(({ isProtected }) => isProtected).map(({ name }) => name),
      ...resourcesOf(made)
        .filter(
          ({ Properties }) =>
            Properties['DeletionProtection'] === 'ACTIVE' ||
            Properties['DeletionProtectionEnabled'] === true ||
            at(Properties, 'Replicas.0.DeletionProtectionEnabled') === true,
        )
        .map(({ where }) => where),
    ];

    expect(protectedOnes(first)).toEqual([]);
    expect(protectedOnes(later).length).toBeGreaterThan(later.stacks.length);
  });

  it('differs from later ones by its protection alone', () => {
    const unprotected = (text: string) =>
      text
        .replaceAll('"DeletionProtectionEnabled":true', '"DeletionProtectionEnabled":false')
        .replaceAll('"DeletionProtection":"ACTIVE"', '"DeletionProtection":"INACTIVE"');
    const texts = (made: StageTemplates) =>
      resourcesOf(made).map(({ where, Type, Properties, DeletionPolicy }) =>
        unprotected(JSON.stringify({ where, Type, Properties, DeletionPolicy })),
      );

    expect(texts(first)).toEqual(texts(later));
  });
});
