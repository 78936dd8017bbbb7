/** Needs made into IAM statements: these actions on these resources, nothing wider. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { drawFunctionName, typesetFunctionName } from '../functions.ts';
import type { FunctionNeeds } from '../needs.ts';
import type { Stage } from '../stages.ts';
import { keyStatements } from './key-statements.ts';
import { mailConfigurationSet } from './mail-sending.ts';
import { presentOrThrow, type Surroundings } from './surroundings.ts';

const allow = (actions: string[], resources: string[], conditions: Record<string, unknown> = {}) =>
  new PolicyStatement({ actions, resources, conditions });

export function statementsFor(needs: FunctionNeeds, around: Surroundings): PolicyStatement[] {
  return [
    ...tableStatements(needs, around),
    ...bucketStatements(needs, around),
    ...secretStatements(needs, around),
    ...needs.pools.map(({ pool, actions }) =>
      allow(
        actions.map((action) => `cognito-idp:${action}`),
        [around.pools[pool].pool.userPoolArn],
      ),
    ),
    ...modelStatements(needs, around.stage),
    ...(needs.vision ? visionStatements(around.stage) : []),
    ...messageStatements(needs, around.stage),
    ...needs.queues.map((name) =>
      allow(['sqs:SendMessage'], [presentOrThrow(around.queues, 'a queue')[name].queueArn]),
    ),
    ...vectorStatements(needs, around),
    ...(needs.alarms ? [alarmStatement(around.stage)] : []),
    ...(needs.invalidation ? [invalidationStatement(around)] : []),
    ...(needs.drawing ? [askingStatement(around, drawFunctionName)] : []),
    ...(needs.typesetting ? [askingStatement(around, typesetFunctionName)] : []),
    ...encryptionStatements(needs, around),
  ];
}

/** Only a query reads an index; every other action is the table's alone. */
function tableStatements(needs: FunctionNeeds, { tables }: Surroundings): PolicyStatement[] {
  return needs.tables.flatMap(({ table, actions }) => {
    const { tableArn } = tables[table];
    const others = actions.filter((action) => action !== 'Query').map((action) => `dynamodb:${action}`);
    return [
      ...(others.length > 0 ? [allow(others, [tableArn])] : []),
      ...(actions.includes('Query') ? [allow(['dynamodb:Query'], [tableArn, `${tableArn}/index/byTime`])] : []),
    ];
  });
}

function bucketStatements(needs: FunctionNeeds, { buckets }: Surroundings): PolicyStatement[] {
  return needs.buckets.flatMap(({ bucket: name, actions, prefix = '' }) => {
    const bucket = buckets[name];
    const onObjects = actions.filter((action) => action !== 'ListBucket').map((action) => `s3:${action}`);
    const onlyPrefix = prefix ? { StringLike: { 's3:prefix': `${prefix}*` } } : {};
    return [
      ...(onObjects.length > 0 ? [allow(onObjects, [bucket.arnForObjects(`${prefix}*`)])] : []),
      ...(actions.includes('ListBucket') ? [allow(['s3:ListBucket'], [bucket.bucketArn], onlyPrefix)] : []),
    ];
  });
}

function vectorStatements({ vectors }: FunctionNeeds, { vectorIndexArn }: Surroundings): PolicyStatement[] {
  if (vectors.length === 0) return [];
  return [
    allow(
      vectors.map((action) => `s3vectors:${action}`),
      [vectorIndexArn],
    ),
  ];
}

function secretStatements(needs: FunctionNeeds, { secrets }: Surroundings): PolicyStatement[] {
  if (needs.secrets.length === 0) return [];
  return [
    allow(
      ['secretsmanager:GetSecretValue'],
      needs.secrets.map((name) => secrets[name].secretArn),
    ),
  ];
}

function modelStatements(needs: FunctionNeeds, stage: Stage): PolicyStatement[] {
  if (needs.models.length === 0) return [];
  const resources = needs.models.flatMap((model) => modelArns[model](stage));
  return [allow(['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'], resources)];
}

/** The profile, and its model in every region that the profile may send to (Amazon Bedrock User Guide). */
function chatModelArns({ region, account, models }: Stage): string[] {
  const model = models.chat.id.replace(/^eu\./, '');
  return [
    `arn:aws:bedrock:${region}:${account}:inference-profile/${models.chat.id}`,
    ...models.chat.regions.map((target) => `arn:aws:bedrock:${target}::foundation-model/${model}`),
  ];
}

function embeddingModelArns({ region, models }: Stage): string[] {
  return [`arn:aws:bedrock:${region}::foundation-model/${models.embedding}`];
}

/** As for chat, with a profile that is another region's. */
function backgroundModelArns({ account, models: { background } }: Stage): string[] {
  const model = background.id.replace(/^us\./, '');
  return [
    `arn:aws:bedrock:${background.region}:${account}:inference-profile/${background.id}`,
    ...background.regions.map((target) => `arn:aws:bedrock:${target}::foundation-model/${model}`),
  ];
}

const modelArns: Record<FunctionNeeds['models'][number], (stage: Stage) => string[]> = {
  chat: chatModelArns,
  embedding: embeddingModelArns,
  background: backgroundModelArns,
};

/** Looking at pictures knows no resources; a model that was trained for us is one (Service Authorization Reference). */
function visionStatements({ vision: { customModel } }: Stage): PolicyStatement[] {
  const looks = ['DetectLabels', 'DetectText', 'StartLabelDetection', 'GetLabelDetection'];
  return [
    allow(
      looks.map((look) => `rekognition:${look}`),
      ['*'],
    ),
    ...(customModel === null ? [] : [allow(['rekognition:DetectCustomLabels'], [customModel])]),
  ];
}

function messageStatements(needs: FunctionNeeds, stage: Stage): PolicyStatement[] {
  const { region, account, sms, whatsapp } = stage;
  const home = `${region}:${account}`;
  return [
    ...(needs.mail ? [mailStatement(stage)] : []),
    ...(needs.sms
      ? [allow(['sms-voice:SendTextMessage'], [`arn:aws:sms-voice:${home}:sender-id/${sms.senderId}/*`])]
      : []),
    ...(needs.whatsapp
      ? [
          allow(
            ['social-messaging:SendWhatsAppMessage'],
            [`arn:aws:social-messaging:${home}:phone-number-id/${bareNumberId(whatsapp.phoneNumberId)}`],
          ),
        ]
      : []),
  ];
}

/**
 * In its sandbox SES asks for a right on the recipient's identity too, which is whatever was proved there by hand. So the
 * sender is held by the condition alone: an address that only our own identity proves. Content with attachments takes the
 * second action, and the configuration set is a resource of its own (Service Authorization Reference, Amazon SES).
 */
function mailStatement(stage: Stage): PolicyStatement {
  const home = `arn:aws:ses:${stage.region}:${stage.account}`;
  return allow(
    ['ses:SendEmail', 'ses:SendRawEmail'],
    [`${home}:identity/*`, `${home}:configuration-set/${mailConfigurationSet(stage)}`],
    { StringEquals: { 'ses:FromAddress': stage.mail.from } },
  );
}

/** In ARNs the id stands without the prefix that the API shows. */
const bareNumberId = (id: string): string => id.replace(/^phone-number-id-/, '');

/** Whoever asks for more than one alarm asks for all of the account (Service Authorization Reference, Amazon CloudWatch). */
function alarmStatement({ region, account }: Stage): PolicyStatement {
  return allow(
    ['cloudwatch:DescribeAlarms', 'cloudwatch:DescribeAlarmHistory'],
    [`arn:aws:cloudwatch:${region}:${account}:alarm:*`],
  );
}

function invalidationStatement({ stage, distributionId }: Surroundings): PolicyStatement {
  const id = presentOrThrow(distributionId, 'the distribution');
  return allow(['cloudfront:CreateInvalidation'], [`arn:aws:cloudfront::${stage.account}:distribution/${id}`]);
}

/** By its name: the function comes with a later stack than some that ask it. */
function askingStatement({ stage }: Surroundings, nameIn: (stage: string) => string): PolicyStatement {
  const name = nameIn(stage.name);
  return allow(['lambda:InvokeFunction'], [`arn:aws:lambda:${stage.region}:${stage.account}:function:${name}`]);
}

/** What the stage's own key encrypts and the needs touch. */
function encryptionStatements(needs: FunctionNeeds, { key }: Surroundings): PolicyStatement[] {
  const writes =
    needs.queues.length > 0 ||
    needs.vectors.includes('PutVectors') ||
    needs.buckets.some(({ actions }) => actions.includes('PutObject'));
  const reads = needs.tables.length + needs.buckets.length + needs.secrets.length + needs.vectors.length > 0;
  if (writes) return keyStatements(key, 'write');
  return reads ? keyStatements(key, 'read') : [];
}
