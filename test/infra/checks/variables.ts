/** That the environment of each function names what is there, read as its code reads it. */
import { callFunctions, isAnsweredBy, offeredContracts } from '../../../infra/functions.ts';
import { type FunctionNeeds, readNeeds } from '../../../infra/needs.ts';
import { environment } from '../../../functions/kit/environment.ts';
import type { Caller } from '../../../shared/calls/define-call.ts';
import type { PoolName } from '../../../shared/model/resources.ts';
import { readerOf, type Reader } from '../references.ts';
import { at, ownFunctions, type Placed, resourcesOf, shortName, type StageTemplates, textAt } from '../templates.ts';
import { isSecret } from '../secret-names.ts';
import type { Check } from './check.ts';

/** What the code asks for, and what it has to be told; null: anything that is not empty. */
type Question = { name: string; ask: () => string; answer: string | null };

const poolOfCaller: Partial<Record<Caller, PoolName>> = {
  open: 'owners',
  owner: 'owners',
  customer: 'customers',
  staff: 'staff',
};

/** Pools whose tokens the calls of a function take. */
function tokenPools(templates: StageTemplates, name: string): PoolName[] {
  const contracts = offeredContracts(templates.stage);
  const settings = callFunctions(contracts).find((one) => one.name === name);
  const callers = settings
    ? contracts.filter((contract) => isAnsweredBy(contract, settings)).map(({ caller }) => caller)
    : [];
  return callers.map((caller) => poolOfCaller[caller]).filter((pool) => pool !== undefined);
}

function questionsOf(lambda: Placed, templates: StageTemplates, read: Reader): Question[] {
  const name = shortName(templates, lambda);
  const needs = readNeeds(templates.buildRoot, name);
  const find = (type: string, isIt: (resource: Placed) => boolean) => resourcesOf(templates, type).find(isIt);
  const refOf = (resource: Placed | undefined) =>
    resource ? read({ Ref: resource.id }, resource.template) : 'nothing';
  const { stage } = templates;
  const queueUrl = (job: string) =>
    refOf(find('AWS::SQS::Queue', ({ Properties }) => Properties['QueueName'] === `xpage-${stage.name}-${job}`));
  const pools = new Set([...needs.pools.map(({ pool }) => pool), ...tokenPools(templates, name)]);
  return [
    { name: 'STAGE', ask: environment.stage, answer: stage.name },
    { name: 'APP_ORIGIN', ask: environment.appOrigin, answer: null },
    { name: 'MEDIA_ORIGIN', ask: environment.mediaOrigin, answer: null },
    ...needs.tables.map(({ table }) => ({
      name: `table ${table}`,
      ask: () => environment.table(table),
      answer: refOf(
        find(
          'AWS::DynamoDB::GlobalTable',
          ({ Properties }) => Properties['TableName'] === `xpage-${stage.name}-${table}`,
        ),
      ),
    })),
    ...needs.buckets.map(({ bucket }) => ({
      name: `bucket ${bucket}`,
      ask: () => environment.bucket(bucket),
      answer: refOf(find('AWS::S3::Bucket', ({ id }) => id.startsWith(`Buckets${bucket}Bucket`))),
    })),
    ...needs.secrets.map((secret) => ({
      name: `secret ${secret}`,
      ask: () => environment.secret(secret),
      answer: refOf(find('AWS::SecretsManager::Secret', isSecret(stage.name, secret))),
    })),
    ...needs.queues.map((queue) => ({
      name: `queue ${queue}`,
      ask: () => environment.queue(queue),
      answer: queueUrl(queue),
    })),
    ...[...pools].flatMap((pool) => [
      {
        name: `pool ${pool}`,
        ask: () => environment.poolId(pool),
        answer: refOf(
          find(
            'AWS::Cognito::UserPool',
            ({ Properties }) => Properties['UserPoolName'] === `xpage-${stage.name}-${pool}`,
          ),
        ),
      },
      {
        name: `client of the pool ${pool}`,
        ask: () => environment.poolClientId(pool),
        answer: refOf(find('AWS::Cognito::UserPoolClient', ({ Properties }) => Properties['ClientName'] === pool)),
      },
    ]),
    ...(name.startsWith('job-') && queueUrl(name.slice(4)) !== 'nothing'
      ? [{ name: 'own queue', ask: environment.ownQueue, answer: queueUrl(name.slice(4)) }]
      : []),
    ...serviceQuestions(
      needs,
      templates,
      refOf(find('AWS::CloudFront::Distribution', ({ id }) => id.startsWith('App'))),
    ),
  ];
}

function serviceQuestions(needs: FunctionNeeds, templates: StageTemplates, distribution: string): Question[] {
  const { models, mail, name } = templates.stage;
  const [index] = resourcesOf(templates, 'AWS::S3Vectors::Index');
  return [
    ...(needs.models.includes('chat')
      ? [{ name: 'chat model', ask: environment.chatModel, answer: models.chat.id }]
      : []),
    ...(needs.models.includes('embedding')
      ? [{ name: 'embedding model', ask: environment.embeddingModel, answer: models.embedding }]
      : []),
    ...(needs.models.includes('background')
      ? [
          { name: 'background model', ask: environment.backgroundModel, answer: models.background.id },
          { name: 'its region', ask: environment.backgroundModelRegion, answer: models.background.region },
        ]
      : []),
    ...(needs.mail
      ? [
          { name: 'sender of mails', ask: environment.mailFrom, answer: mail.from },
          { name: 'address for enquiries', ask: environment.mailSales, answer: null },
        ]
      : []),
    ...(needs.sms ? [{ name: 'sender of SMS', ask: environment.smsSenderId, answer: null }] : []),
    ...(needs.whatsapp
      ? [
          { name: 'number of WhatsApp', ask: environment.whatsAppPhoneNumberId, answer: null },
          ...(['code', 'lead', 'leads', 'referral'] as const).map((one) => ({
            name: `template ${one}`,
            ask: () => environment.whatsAppTemplate(one),
            answer: null,
          })),
        ]
      : []),
    ...(needs.vectors.length > 0
      ? [{ name: 'vectors', ask: environment.vectorIndex, answer: index ? `{${index.where}.IndexArn}` : 'nothing' }]
      : []),
    ...(needs.drawing
      ? [{ name: 'function that draws', ask: environment.drawFunction, answer: `xpage-${name}-job-draw` }]
      : []),
    ...(needs.typesetting
      ? [{ name: 'function that sets papers', ask: environment.typesetFunction, answer: `xpage-${name}-job-typeset` }]
      : []),
    ...(needs.invalidation ? [{ name: 'distribution', ask: environment.distributionId, answer: distribution }] : []),
  ];
}

/** Has the code read a function's variables in place of those of this process. */
function asIn(variables: NodeJS.ProcessEnv, ask: () => string): string {
  const kept = process.env;
  try {
    process.env = variables;
    return ask();
  } catch (error) {
    return String(error);
  } finally {
    process.env = kept;
  }
}

function faultsOfFunction(lambda: Placed, templates: StageTemplates, read: Reader): string[] {
  const set = (at(lambda, 'Properties.Environment.Variables') ?? {}) as Record<string, unknown>;
  const variables = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, read(value, lambda.template)]),
  );
  return questionsOf(lambda, templates, read).flatMap(({ name, ask, answer }) => {
    const told = asIn(variables, ask);
    const isRight = answer === null ? !told.startsWith('Error:') : told === answer;
    return isRight ? [] : [`${lambda.where}: ${name} is ${told}, expected ${answer ?? 'a value'}`];
  });
}

/** What variables name beside what the code asks for: no name of a thing of ours may be one that is not there. */
function strayNames(templates: StageTemplates, read: Reader): string[] {
  const functions = resourcesOf(templates, 'AWS::Lambda::Function').map((lambda) =>
    textAt(lambda, 'Properties.FunctionName'),
  );
  return ownFunctions(templates).flatMap((lambda) =>
    Object.entries((at(lambda, 'Properties.Environment.Variables') ?? {}) as Record<string, unknown>)
      .filter(([name]) => name.startsWith('FUNCTION_'))
      .map(([name, value]) => ({ name, value: read(value, lambda.template) }))
      .filter(({ value }) => !functions.includes(value))
      .map(({ name, value }) => `${lambda.where}: ${name} is ${value}, which is no function`),
  );
}

export const variableChecks: Check[] = [
  {
    id: 'R28',
    title: 'every function is told the names of all that its code reads from its environment, and they are there',
    faults: (templates) => {
      const read = readerOf(templates);
      return [
        ...ownFunctions(templates).flatMap((lambda) => faultsOfFunction(lambda, templates, read)),
        ...strayNames(templates, read),
      ];
    },
    break: (templates) => {
      for (const lambda of ownFunctions(templates)) {
        const variables = at(lambda, 'Properties.Environment.Variables') as Record<string, unknown>;
        if (variables['TABLE_PAGES'] !== undefined) variables['TABLE_PAGES'] = 'xpage-prod-page';
      }
    },
  },
];
