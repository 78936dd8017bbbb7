/** What the functions may do, as the templates say it. */
import { describe, expect, it } from 'vitest';
import {
  asList,
  at,
  follow,
  ownFunctions,
  type Placed,
  shortName,
  statementsOfRole,
  synthesize,
  targetOf,
  textAt,
  type Statement,
} from '../templates.ts';

const templates = synthesize('dev');
const prod = synthesize('prod');

function lambdaNamed(name: string, from = templates): Placed {
  const found = ownFunctions(from).find((lambda) => shortName(from, lambda) === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
}

function rightsOf(name: string, from = templates): Statement[] {
  const lambda = lambdaNamed(name, from);
  return statementsOfRole(lambda.template, targetOf(lambda.Properties['Role']) ?? '');
}

const variablesOf = (name: string) =>
  at(lambdaNamed(name), 'Properties.Environment.Variables') as Record<string, unknown>;
const withAction = (name: string, action: string, from = templates) =>
  rightsOf(name, from).filter((statement) => asList(statement.Action).includes(action));

describe('the function that says how the service is', () => {
  it('may read alarms, and is the only one', () => {
    const [statement] = withAction('service', 'cloudwatch:DescribeAlarms');

    expect(asList(statement?.Action)).toEqual(['cloudwatch:DescribeAlarmHistory', 'cloudwatch:DescribeAlarms']);
    expect(asList(statement?.Resource)).toEqual(['arn:aws:cloudwatch:eu-central-1:000000000000:alarm:*']);
    expect(
      ownFunctions(templates).filter((lambda) =>
        JSON.stringify(rightsOf(shortName(templates, lambda))).includes('cloudwatch:'),
      ),
    ).toHaveLength(1);
  });
});

describe('the functions that draw and set papers', () => {
  it.each(['job-draw', 'job-typeset'])(
    '%s may write its log and its traces and nothing else, and knows of nothing',
    (name) => {
      const actions = rightsOf(name).flatMap(({ Action }) => asList(Action));
      const known = Object.keys(variablesOf(name)).filter((variable) =>
        /TABLE|BUCKET|SECRET|POOL|QUEUE|FUNCTION/.test(variable),
      );

      expect(actions.every((action) => /^(logs|xray):/.test(String(action)))).toBe(true);
      expect(known).toEqual([]);
    },
  );

  it.each([
    ['job-draw-page-pictures', 'FUNCTION_DRAW', 'xpage-dev-job-draw'],
    ['job-issue-invoice', 'FUNCTION_TYPESET', 'xpage-dev-job-typeset'],
  ])('%s asks one of them, by its own name', (asking, variable, asked) => {
    const [invoke] = withAction(asking, 'lambda:InvokeFunction');

    expect(asList(invoke?.Resource)).toEqual([`arn:aws:lambda:eu-central-1:000000000000:function:${asked}`]);
    expect(variablesOf(asking)[variable]).toBe(asked);
  });

  it('are asked by nobody else', () => {
    expect(withAction('landing-page', 'lambda:InvokeFunction')).toEqual([]);
  });
});

describe('the vectors of documents', () => {
  it.each([
    ['job-ingest-document', 'PutVectors'],
    ['job-forget-document', 'DeleteVectors'],
  ])('%s may %s in the one index, and knows its name', (name, action) => {
    const [allowed] = withAction(name, `s3vectors:${action}`);

    expect(JSON.stringify(allowed?.Resource)).toContain('VectorsIndex');
    expect(variablesOf(name)).toHaveProperty('VECTOR_INDEX');
  });

  it('are nothing to those that do not need them', () => {
    expect(withAction('job-forget-document', 's3vectors:PutVectors')).toEqual([]);
    expect(withAction('landing-page', 's3vectors:QueryVectors')).toEqual([]);
    expect(variablesOf('landing-page')).not.toHaveProperty('VECTOR_INDEX');
  });

  it('may be put and read with the key of prod, also by the service itself', () => {
    const keyActions = rightsOf('job-ingest-document', prod).flatMap(({ Action }) => asList(Action));
    const policies = JSON.stringify(prod.stacks.map(({ template }) => template.Resources));

    expect(keyActions).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey']));
    expect(policies).toContain('indexing.s3vectors.amazonaws.com');
  });
});

describe('rights of a function', () => {
  it('reach the index of a table for queries only', () => {
    const onIndex = (statement: Statement) => JSON.stringify(statement.Resource).includes('/index/byTime');

    expect(withAction('landing-page', 'dynamodb:Query').every(onIndex)).toBe(true);
    expect(withAction('landing-page', 'dynamodb:PutItem').some(onIndex)).toBe(false);
  });

  it('reach objects below the prefix, and lists of that prefix', () => {
    const [put] = withAction('job-publish-page', 's3:PutObject');
    const [list] = withAction('job-publish-page', 's3:ListBucket');

    expect(JSON.stringify(put?.Resource)).toContain('/live/*');
    expect(list?.Condition).toEqual({ StringLike: { 's3:prefix': 'live/*' } });
  });

  it('reach the keys of wallet passes from the job that signs, and from no other function', () => {
    const readers = ownFunctions(templates).filter((lambda) =>
      JSON.stringify(rightsOf(shortName(templates, lambda))).includes('wallet'),
    );

    expect(readers.map((lambda) => shortName(templates, lambda))).toEqual(['job-sign-pass']);
  });

  it('reach the model and its profile in every region of the profile', () => {
    const [model] = withAction('document-chat-stream', 'bedrock:InvokeModelWithResponseStream');

    expect(asList(model?.Resource)).toEqual([
      'arn:aws:bedrock:eu-central-1:000000000000:inference-profile/eu.amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-central-1::foundation-model/amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-north-1::foundation-model/amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-west-1::foundation-model/amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-west-3::foundation-model/amazon.nova-lite-v1:0',
    ]);
  });

  it('reach the one model that removes backgrounds, in the regions of its profile', () => {
    const model = 'stability.stable-image-remove-background-v1:0';

    expect(asList(withAction('page-assets', 'bedrock:InvokeModel')[0]?.Resource)).toEqual([
      `arn:aws:bedrock:us-east-1:000000000000:inference-profile/us.${model}`,
      `arn:aws:bedrock:us-east-1::foundation-model/${model}`,
      `arn:aws:bedrock:us-east-2::foundation-model/${model}`,
      `arn:aws:bedrock:us-west-2::foundation-model/${model}`,
    ]);
  });

  it('look at pictures from the calls that check them, and at files of applications alone', () => {
    const looking = ownFunctions(templates).filter((lambda) =>
      JSON.stringify(rightsOf(shortName(templates, lambda))).includes('rekognition:'),
    );
    const onFiles = withAction('insurance-catalogue', 's3:PutObject').map(({ Resource }) => JSON.stringify(Resource));

    expect(looking.map((lambda) => shortName(templates, lambda))).toEqual(['insurance-catalogue']);
    expect(withAction('insurance-catalogue', 'rekognition:DetectCustomLabels')).toEqual([]);
    expect(variablesOf('insurance-catalogue')).not.toHaveProperty('MODEL_VISION');
    expect(onFiles.every((resource) => resource.includes('/applications/*'))).toBe(true);
  });

  it('reach the one distribution for invalidations', () => {
    const [invalidate] = withAction('job-publish-page', 'cloudfront:CreateInvalidation');

    expect(JSON.stringify(invalidate?.Resource)).toContain(':distribution/');
    expect(asList(invalidate?.Resource)).toHaveLength(1);
  });

  it('reach one sender id and one number for messages', () => {
    expect(withAction('job-send-alert', 'sms-voice:SendTextMessage')[0]?.Resource).toBe(
      'arn:aws:sms-voice:eu-central-1:000000000000:sender-id/XPAGE/*',
    );
    expect(String(withAction('job-send-alert', 'social-messaging:SendWhatsAppMessage')[0]?.Resource)).toContain(
      ':phone-number-id/00000000000000000000000000000000',
    );
  });

  it('reach the queues of the jobs for what dispatches', () => {
    expect(withAction('job-dispatch-outbox', 'sqs:SendMessage').length).toBeGreaterThan(0);
    expect(withAction('landing-page', 'sqs:SendMessage')).toEqual([]);
  });

  it('reach the four steps of a rotation for the one secret', () => {
    const [rotation] = withAction('job-rotate-signing-keys', 'secretsmanager:PutSecretValue');
    const secret = follow(templates, rotation?.Resource, lambdaNamed('job-rotate-signing-keys').template);

    expect(textAt(secret?.template.Resources[secret.id], 'Properties.Name')).toContain('"xpage/dev/signing"');
  });

  it('use the key of the stage to read what is encrypted with it, and data keys only to write', () => {
    expect(withAction('edge-page-fallback', 'kms:Decrypt', prod)).toHaveLength(1);
    expect(withAction('edge-page-fallback', 'kms:GenerateDataKey', prod)).toEqual([]);
    expect(withAction('page-assets', 'kms:GenerateDataKey', prod)).toHaveLength(1);
    expect(withAction('page-assets', 'kms:Decrypt')).toEqual([]);
  });
});

describe('environment of a function', () => {
  it('names what it needs and nothing else', () => {
    expect(Object.keys(variablesOf('edge-page-fallback')).sort()).toEqual([
      'APP_ORIGIN',
      'AWS_REQUEST_CHECKSUM_CALCULATION',
      'AWS_RESPONSE_CHECKSUM_VALIDATION',
      'MEDIA_ORIGIN',
      'SECRET_ORIGIN',
      'STAGE',
      'TABLE_PAGES',
    ]);
  });

  it('names the pool whose tokens its calls take', () => {
    expect(Object.keys(variablesOf('landing-page'))).toEqual(
      expect.arrayContaining(['POOL_OWNERS_ID', 'POOL_OWNERS_CLIENT_ID']),
    );
    expect(Object.keys(variablesOf('session')).filter((name) => name.startsWith('POOL_'))).toEqual([]);
  });

  it('names the services of a job', () => {
    expect(variablesOf('job-send-message')).toMatchObject({
      MAIL_FROM: 'hello@dev.xpage.example',
      MAIL_CONFIGURATION_SET: 'xpage-dev',
    });
    expect(variablesOf('job-send-alert')).toMatchObject({
      SMS_SENDER_ID: 'XPAGE',
      WHATSAPP_PHONE_NUMBER_ID: 'phone-number-id-00000000000000000000000000000000',
      WHATSAPP_TEMPLATE_CODE: 'xpage_code',
      WHATSAPP_TEMPLATE_LEAD: 'xpage_new_lead',
      WHATSAPP_TEMPLATE_LEADS: 'xpage_new_leads',
      WHATSAPP_TEMPLATE_REFERRAL: 'xpage_referral',
    });
    expect(Object.keys(variablesOf('job-publish-page'))).toContain('DISTRIBUTION_ID');
    expect(Object.keys(variablesOf('job-dispatch-outbox'))).toEqual(
      expect.arrayContaining(['QUEUE_PUBLISH_PAGE', 'QUEUE_SEND_MESSAGE']),
    );
  });
});
