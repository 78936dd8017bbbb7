/**
 * Faults that somebody could make in the templates, as data. Each is planted into the real templates of prod, and a check
 * has to notice it (planted-faults.test.ts). `docs/proof.md` shows the list.
 */
import {
  asList,
  at,
  behavioursOf,
  listAt,
  ownFunctions,
  type Placed,
  resourcesOf,
  shortName,
  type StageTemplates,
  type Statement,
  targetOf,
  textAt,
} from './templates.ts';

export type PlantedFault = {
  /** What is wrong. */
  title: string;
  /** Who chose it: a reader who had seen the checks miss it, or one who had never seen the checks. */
  chosenBy: 'reader' | 'stranger';
  /** The check that has to notice it, by its id. */
  noticedBy: string;
  /** Whether the checks noticed it when it was first planted, before any was written for it. */
  wasNoticedAtFirst: boolean;
  plant: (templates: StageTemplates) => void;
};

type Changeable = Record<string, unknown>;

const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER = '216adef6-2c7f-47e4-b989-5492eafa07d3';

function firstOf(templates: StageTemplates, type: string, isIt: (resource: Placed) => boolean = () => true): Placed {
  const found = resourcesOf(templates, type).find(isIt);
  if (!found) throw new Error(`There is no such ${type} to plant the fault into. Mend the fault's plant().`);
  return found;
}

const removeFirst = (templates: StageTemplates, type: string, isIt: (resource: Placed) => boolean = () => true) => {
  const { id, template } = firstOf(templates, type, isIt);
  delete template.Resources[id];
};

/** The changeable value at a path. */
function inside(value: unknown, path: string): Changeable {
  const found = at(value, path);
  if (typeof found !== 'object' || found === null)
    throw new Error(`There is nothing at ${path} to plant a fault into.`);
  return found as Changeable;
}

const named = (ending: string) => (resource: Placed) =>
  ['FunctionName', 'QueueName', 'TableName', 'UserPoolName', 'ClientName', 'Name'].some((name) =>
    String(resource.Properties[name] ?? '').endsWith(ending),
  );
const functionNamed = (templates: StageTemplates, name: string): Placed =>
  firstOf(templates, 'AWS::Lambda::Function', named(`-${name}`));
const queueNamed = (templates: StageTemplates, name: string): Placed =>
  firstOf(templates, 'AWS::SQS::Queue', named(`-${name}`));
const bucketNamed = (templates: StageTemplates, name: string): Placed =>
  firstOf(templates, 'AWS::S3::Bucket', ({ id }) => id.startsWith(`Buckets${name}Bucket`));
const appDistribution = (templates: StageTemplates): Placed =>
  firstOf(templates, 'AWS::CloudFront::Distribution', ({ id }) => id.startsWith('App'));

function behaviourAt(templates: StageTemplates, path: string | undefined): Changeable {
  const found = behavioursOf(appDistribution(templates)).find((behaviour) => at(behaviour, 'PathPattern') === path);
  return inside({ found }, 'found');
}

function statementsOfFunction(templates: StageTemplates, name: string): Statement[] {
  const lambda = functionNamed(templates, name);
  const policy = firstOf(
    templates,
    'AWS::IAM::Policy',
    ({ Properties, template }) =>
      template === lambda.template &&
      listAt(Properties, 'Roles').some((role) => targetOf(role) === targetOf(lambda.Properties['Role'])),
  );
  return at(policy, 'Properties.PolicyDocument.Statement') as Statement[];
}

function removeStatements(statements: Statement[], isIt: (statement: Statement) => boolean): void {
  const kept = statements.filter((statement) => !isIt(statement));
  statements.splice(0, statements.length, ...kept);
}

/** Has a change made to the text of a value that holds references. */
function rewrite(holder: Changeable, name: string, from: string, to: string): void {
  const text = JSON.stringify(holder[name]);
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}.`);
  holder[name] = JSON.parse(text.replace(from, to)) as unknown;
}

const missedByChecks: Omit<PlantedFault, 'chosenBy' | 'wasNoticedAtFirst'>[] = [
  {
    title: 'the dispatcher of the outbox lost its right to the key',
    noticedBy: 'R15',
    plant: (templates) =>
      removeStatements(statementsOfFunction(templates, 'job-dispatch-outbox'), ({ Action }) =>
        asList(Action).includes('kms:GenerateDataKey'),
      ),
  },
  {
    title: 'a function’s handler is not in its package',
    noticedBy: 'R4',
    plant: (templates) => {
      functionNamed(templates, 'landing-page').Properties['Handler'] = 'index.handle';
    },
  },
  {
    title: 'a right names an index that its table does not have',
    noticedBy: 'R8',
    plant: (templates) => {
      const query = statementsOfFunction(templates, 'landing-page').find(({ Action }) =>
        asList(Action).includes('dynamodb:Query'),
      );
      rewrite(inside({ query }, 'query'), 'Resource', '/index/byTime', '/index/byDate');
    },
  },
  {
    title: 'nothing reads the stream of a table with outbox rows',
    noticedBy: 'R10',
    plant: (templates) =>
      removeFirst(templates, 'AWS::Lambda::EventSourceMapping', ({ id }) => id.includes('Streambilling')),
  },
  {
    title: 'the bucket for uploads lets pages PUT, uploads are POSTed',
    noticedBy: 'R22',
    plant: (templates) => {
      inside(bucketNamed(templates, 'incoming'), 'Properties.CorsConfiguration.CorsRules.0')['AllowedMethods'] = [
        'PUT',
      ];
    },
  },
  {
    title: 'a stream tells keys alone, the dispatcher reads whole rows',
    noticedBy: 'R10',
    plant: (templates) => {
      const table = firstOf(templates, 'AWS::DynamoDB::GlobalTable', named('-pages'));
      inside(table, 'Properties.StreamSpecification')['StreamViewType'] = 'KEYS_ONLY';
    },
  },
  {
    title: 'the app’s policy does not name the host that it uploads to',
    noticedBy: 'R21',
    plant: (templates) => {
      const policy = firstOf(templates, 'AWS::CloudFront::ResponseHeadersPolicy', ({ Properties }) =>
        textAt(Properties, 'ResponseHeadersPolicyConfig.Name').endsWith('-app'),
      );
      const parts = listAt(
        policy,
        'Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy.Fn::Join.1',
      );
      const place = parts.findIndex((part) => typeof part === 'object');
      parts.splice(place, 1, 'uploads.example');
    },
  },
  {
    title: 'the bucket for logs takes no access control lists, CloudFront writes with one',
    noticedBy: 'R26',
    plant: (templates) => {
      delete bucketNamed(templates, 'Logs').Properties['OwnershipControls'];
    },
  },
  {
    title: 'a user pool lost one of the triggers of a sign-in by ticket',
    noticedBy: 'R14c',
    plant: (templates) => {
      const pool = firstOf(templates, 'AWS::Cognito::UserPool', named('-customers'));
      delete inside(pool, 'Properties.LambdaConfig')['VerifyAuthChallengeResponse'];
    },
  },
  {
    title: 'the Host header of visitors is forwarded to the API',
    noticedBy: 'R23',
    plant: (templates) => {
      behaviourAt(templates, '/v1/*')['OriginRequestPolicyId'] = ALL_VIEWER;
    },
  },
  {
    title: 'an alarm watches a dimension whose name is misspelt',
    noticedBy: 'R18',
    plant: (templates) => {
      const alarm = firstOf(templates, 'AWS::CloudWatch::Alarm', ({ id }) => id.startsWith('AlarmsApiSlow'));
      inside(alarm, 'Properties.Dimensions.0')['Name'] = 'APIName';
    },
  },
  {
    title: 'Secrets Manager may not start the function that renews the secret',
    noticedBy: 'R14',
    plant: (templates) =>
      removeFirst(
        templates,
        'AWS::Lambda::Permission',
        ({ Properties }) => Properties['Principal'] === 'secretsmanager.amazonaws.com',
      ),
  },
  {
    title: 'a function may read every table of the account',
    noticedBy: 'R29',
    plant: (templates) => {
      statementsOfFunction(templates, 'landing-page').push({
        Effect: 'Allow',
        Action: 'dynamodb:GetItem',
        Resource: 'arn:aws:dynamodb:eu-central-1:000000000000:table/*',
      });
    },
  },
];

const chosenBlindly: Omit<PlantedFault, 'chosenBy'>[] = [
  {
    title: 'rows of a table expire by `expires_at`, the code writes `expiresAt`',
    noticedBy: 'K19',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const table = firstOf(templates, 'AWS::DynamoDB::GlobalTable', named('-accounts'));
      inside(table, 'Properties.TimeToLiveSpecification')['AttributeName'] = 'expires_at';
    },
  },
  {
    title: 'a queue moves what failed to the dead-letter queue of another job',
    noticedBy: 'R13',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      const other = queueNamed(templates, 'send-message-failed');
      inside(queueNamed(templates, 'publish-page'), 'Properties.RedrivePolicy')['deadLetterTargetArn'] = {
        'Fn::GetAtt': [other.id, 'Arn'],
      };
    },
  },
  {
    title: 'a queue hides messages for 30 s, its function runs for 60 s',
    noticedBy: 'K39',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      queueNamed(templates, 'publish-page').Properties['VisibilityTimeout'] = 30;
    },
  },
  {
    title: 'a streaming route of the API lost `ResponseTransferMode: STREAM`',
    noticedBy: 'K38b',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const method = firstOf(
        templates,
        'AWS::ApiGateway::Method',
        (candidate) => at(candidate, 'Properties.Integration.ResponseTransferMode') === 'STREAM',
      );
      delete inside(method, 'Properties.Integration')['ResponseTransferMode'];
    },
  },
  {
    title: 'the firewall does not stand before the app’s distribution',
    noticedBy: 'K27',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      delete inside(appDistribution(templates), 'Properties.DistributionConfig')['WebACLId'];
    },
  },
  {
    title: 'a bucket lets the other distribution read it, not the one that serves it',
    noticedBy: 'K21d',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const media = bucketNamed(templates, 'media');
      const policy = firstOf(
        templates,
        'AWS::S3::BucketPolicy',
        ({ Properties }) => targetOf(Properties['Bucket']) === media.id,
      );
      const readers = (listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[]).filter(
        (statement) => at(statement, 'Principal.Service') === 'cloudfront.amazonaws.com',
      );
      for (const statement of readers) {
        inside(statement, 'Condition.ArnLike')['AWS:SourceArn'] = appDistributionArn(templates);
      }
    },
  },
  {
    title: 'the edge keeps answers of `/v1/*`',
    noticedBy: 'K32',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      behaviourAt(templates, '/v1/*')['CachePolicyId'] = CACHING_OPTIMIZED;
    },
  },
  {
    title: '`/v1/*` takes no POST, and all other paths GET alone',
    noticedBy: 'R24',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      behaviourAt(templates, undefined)['AllowedMethods'] = ['GET', 'HEAD'];
      behaviourAt(templates, '/v1/*')['AllowedMethods'] = ['GET', 'HEAD', 'OPTIONS'];
    },
  },
  {
    title: 'the outbox is swept every hour instead of every minute',
    noticedBy: 'R7',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      const schedule = firstOf(templates, 'AWS::Scheduler::Schedule', named('-job-sweep-outbox'));
      schedule.Properties['ScheduleExpression'] = 'rate(60 minutes)';
    },
  },
  {
    title: 'a schedule is disabled',
    noticedBy: 'R7',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      firstOf(templates, 'AWS::Scheduler::Schedule', named('-job-sweep-due')).Properties['State'] = 'DISABLED';
    },
  },
  {
    title: 'a function of prod has 128 MB of memory',
    noticedBy: 'R5',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      functionNamed(templates, 'landing-page').Properties['MemorySize'] = 128;
    },
  },
  {
    title: 'a function is arm64, its package holds binaries for x64',
    noticedBy: 'K37b',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const x64 = ownFunctions(templates).find((lambda) => listAt(lambda, 'Properties.Architectures')[0] === 'x86_64');
      inside(x64, 'Properties')['Architectures'] = ['arm64'];
    },
  },
  {
    title: 'a function runs on nodejs18.x',
    noticedBy: 'K37',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      functionNamed(templates, 'landing-page').Properties['Runtime'] = 'nodejs18.x';
    },
  },
  {
    title: 'nobody listens to the topic of the alarms',
    noticedBy: 'K41',
    wasNoticedAtFirst: true,
    plant: (templates) => removeFirst(templates, 'AWS::SNS::Subscription', ({ where }) => where.includes('-watch/')),
  },
  {
    title: 'the client of a user pool tells who exists',
    noticedBy: 'K33e',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      delete firstOf(templates, 'AWS::Cognito::UserPoolClient', named('owners')).Properties[
        'PreventUserExistenceErrors'
      ];
    },
  },
  {
    title: 'the client of a user pool takes passwords from anybody (USER_PASSWORD_AUTH)',
    noticedBy: 'K33d',
    wasNoticedAtFirst: true,
    plant: (templates) =>
      listAt(firstOf(templates, 'AWS::Cognito::UserPoolClient', named('owners')), 'Properties.ExplicitAuthFlows').push(
        'ALLOW_USER_PASSWORD_AUTH',
      ),
  },
  {
    title: 'a table of prod cannot be put back to a point in time',
    noticedBy: 'K14',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const table = firstOf(templates, 'AWS::DynamoDB::GlobalTable', named('-insurance'));
      inside(table, 'Properties.Replicas.0.PointInTimeRecoverySpecification')['PointInTimeRecoveryEnabled'] = false;
    },
  },
  {
    title: 'a queue lost its encryption key',
    noticedBy: 'K3b',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      delete queueNamed(templates, 'send-message').Properties['KmsMasterKeyId'];
    },
  },
  {
    title: 'the log of a function never ends',
    noticedBy: 'K43b',
    wasNoticedAtFirst: true,
    plant: (templates) => {
      const isOfFunction = ({ Properties }: Placed) => String(Properties['LogGroupName']).endsWith('-landing-page');
      delete firstOf(templates, 'AWS::Logs::LogGroup', isOfFunction).Properties['RetentionInDays'];
    },
  },
  {
    title: 'a path of one group of calls leads to the function of another',
    noticedBy: 'R27',
    wasNoticedAtFirst: false,
    plant: (templates) => {
      const functions = ownFunctions(templates);
      const idOf = (name: string) => functions.find((lambda) => shortName(templates, lambda) === name)?.id ?? name;
      const method = firstOf(templates, 'AWS::ApiGateway::Method', (candidate) =>
        textAt(candidate, 'Properties.Integration.Uri').includes(`"${idOf('agent')}"`),
      );
      rewrite(inside(method, 'Properties.Integration'), 'Uri', `"${idOf('agent')}"`, `"${idOf('support')}"`);
    },
  },
];

/** As a template of another stack would write it. */
function appDistributionArn(templates: StageTemplates): unknown {
  const { id, where } = appDistribution(templates);
  const [stackName] = where.split('/');
  const outputs = templates.stacks.find(({ name }) => name === stackName)?.template.Outputs ?? {};
  const [outputName] = Object.entries(outputs).find(([, output]) => at(output, 'Value.Ref') === id) ?? [];
  const distribution = { 'Fn::GetStackOutput': { StackName: stackName, OutputName: outputName } };
  return { 'Fn::Join': ['', [`arn:aws:cloudfront::${templates.stage.account}:distribution/`, distribution]] };
}

export const plantedFaults: PlantedFault[] = [
  ...missedByChecks.map((fault) => ({ ...fault, chosenBy: 'reader' as const, wasNoticedAtFirst: false })),
  ...chosenBlindly.map((fault) => ({ ...fault, chosenBy: 'stranger' as const })),
];
