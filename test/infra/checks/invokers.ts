/** That whoever is to start a function may: API Gateway, Cognito, Secrets Manager, the scheduler, topics and buckets. */
import { poolNames } from '../../../shared/model/resources.ts';
import { grantsOf, grantsOfRole, roleBehind } from '../grants.ts';
import { arnOf, isCovered, readerOf, type Reader } from '../references.ts';
import { at, listAt, type Placed, resourcesOf, type StageTemplates, textAt } from '../templates.ts';
import { breakFirst, type Check, removeAll } from './check.ts';

const PERMISSION = 'AWS::Lambda::Permission';
const POOL = 'AWS::Cognito::UserPool';

/** Somebody who starts a function: which service, on account of which resource, and which function. ARNs. */
type Invoker = { where: string; service: string; source: string; lambda: string };

/** Staff sign in by password and second factor alone; all others can by ticket (functions/jobs/auth-challenge). */
const ticketPools = poolNames.filter((name) => name !== 'staff');
const ticketTriggers = ['DefineAuthChallenge', 'CreateAuthChallenge', 'VerifyAuthChallengeResponse'];
const TICKET_FUNCTION = 'job-auth-challenge';

function methodInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  const { region, account } = templates.stage;
  return resourcesOf(templates, 'AWS::ApiGateway::Method').flatMap(({ where, Properties, template }) => {
    const [, lambda] =
      /\/functions\/(.+)\/(?:response-streaming-)?invocations$/.exec(
        read(at(Properties, 'Integration.Uri'), template),
      ) ?? [];
    const api = read(Properties['RestApiId'], template);
    const source = `arn:aws:execute-api:${region}:${account}:${api}/live/${textAt(Properties, 'HttpMethod')}/path`;
    return lambda === undefined ? [] : [{ where, service: 'apigateway.amazonaws.com', source, lambda }];
  });
}

function triggerInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  return resourcesOf(templates, POOL).flatMap((pool) =>
    Object.values((pool.Properties['LambdaConfig'] ?? {}) as Record<string, unknown>).map((trigger) => ({
      where: pool.where,
      service: 'cognito-idp.amazonaws.com',
      source: arnOf(templates, pool, read),
      lambda: read(trigger, pool.template),
    })),
  );
}

function rotationInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  return resourcesOf(templates, 'AWS::SecretsManager::RotationSchedule').map(({ where, Properties, template }) => ({
    where,
    service: 'secretsmanager.amazonaws.com',
    source: read(Properties['SecretId'], template),
    lambda: read(Properties['RotationLambdaARN'], template),
  }));
}

function subscriptionInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  return resourcesOf(templates, 'AWS::SNS::Subscription')
    .filter(({ Properties }) => Properties['Protocol'] === 'lambda')
    .map(({ where, Properties, template }) => ({
      where,
      service: 'sns.amazonaws.com',
      source: read(Properties['TopicArn'], template),
      lambda: read(Properties['Endpoint'], template),
    }));
}

function bucketInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  return resourcesOf(templates, 'AWS::S3::Bucket').flatMap((bucket) =>
    listAt(bucket, 'Properties.NotificationConfiguration.LambdaConfigurations').map((told) => ({
      where: bucket.where,
      service: 's3.amazonaws.com',
      source: arnOf(templates, bucket, read),
      lambda: read(at(told, 'Function'), bucket.template),
    })),
  );
}

function ruleInvokers(templates: StageTemplates, read: Reader): Invoker[] {
  return resourcesOf(templates, 'AWS::Events::Rule').flatMap((rule) =>
    listAt(rule, 'Properties.Targets')
      .map((target) => read(at(target, 'Arn'), rule.template))
      .filter((arn) => arn.startsWith('arn:aws:lambda:'))
      .map((lambda) => ({
        where: rule.where,
        service: 'events.amazonaws.com',
        source: arnOf(templates, rule, read),
        lambda,
      })),
  );
}

const invokersOf = (templates: StageTemplates, read: Reader): Invoker[] =>
  [methodInvokers, triggerInvokers, rotationInvokers, subscriptionInvokers, bucketInvokers, ruleInvokers].flatMap(
    (find) => find(templates, read),
  );

function permits(permission: Placed, { service, source, lambda }: Invoker, read: Reader): boolean {
  const { Action, Principal, FunctionName, SourceArn } = permission.Properties;
  return (
    Action === 'lambda:InvokeFunction' &&
    Principal === service &&
    read(FunctionName, permission.template) === lambda &&
    SourceArn !== undefined &&
    isCovered(source, read(SourceArn, permission.template))
  );
}

function faultsOfPool(pool: Placed, templates: StageTemplates, read: Reader): string[] {
  const config = (pool.Properties['LambdaConfig'] ?? {}) as Record<string, unknown>;
  return ticketTriggers
    .filter(
      (trigger) => !read(config[trigger], pool.template).endsWith(`:xpage-${templates.stage.name}-${TICKET_FUNCTION}`),
    )
    .map((trigger) => `${pool.where}: ${trigger} does not ask ${TICKET_FUNCTION}`);
}

export const invokerChecks: Check[] = [
  {
    id: 'R14',
    title: 'whoever starts a function has a permission for it, and no permission is left that nobody uses',
    faults: (templates) => {
      const read = readerOf(templates);
      const permissions = resourcesOf(templates, PERMISSION);
      const invokers = invokersOf(templates, read);
      return [
        ...invokers
          .filter((invoker) => !permissions.some((permission) => permits(permission, invoker, read)))
          .map(({ where, service, lambda }) => `${where}: ${service} may not start ${lambda}`),
        ...permissions
          .filter((permission) => !invokers.some((invoker) => permits(permission, invoker, read)))
          .map(({ where }) => `${where}: permits what nobody does`),
      ];
    },
    break: (templates) => removeAll(templates, PERMISSION),
  },
  {
    id: 'R14b',
    title: 'the scheduler may start what it is to start, and tell the queue what it could not',
    faults: (templates) => {
      const read = readerOf(templates);
      const grants = grantsOf(templates, read);
      return resourcesOf(templates, 'AWS::Scheduler::Schedule').flatMap((schedule) => {
        const mine = grantsOfRole(grants, roleBehind(templates, schedule, at(schedule, 'Properties.Target.RoleArn')));
        const wanted: [string, string][] = [
          ['lambda:InvokeFunction', read(at(schedule, 'Properties.Target.Arn'), schedule.template)],
          ['sqs:SendMessage', read(at(schedule, 'Properties.Target.DeadLetterConfig.Arn'), schedule.template)],
        ];
        return wanted
          .filter(([action, arn]) => !mine.some((grant) => grant.action === action && grant.resource === arn))
          .map(([action, arn]) => `${schedule.where}: may not ${action} on ${arn}`);
      });
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, 'AWS::IAM::Policy')) Properties['Roles'] = [];
    },
  },
  {
    id: 'R14c',
    title: 'the user pools whose people sign in by ticket ask the function that knows tickets, at every step',
    faults: (templates) => {
      const read = readerOf(templates);
      return ticketPools.flatMap((name) => {
        const [pool] = resourcesOf(templates, POOL).filter(
          ({ Properties }) => Properties['UserPoolName'] === `xpage-${templates.stage.name}-${name}`,
        );
        return pool ? faultsOfPool(pool, templates, read) : [`there is no pool ${name}`];
      });
    },
    break: (templates) => breakFirst(templates, POOL, (properties) => delete properties['LambdaConfig']),
  },
];
