/** The environment of a function, as the infrastructure gives it; read when a function needs a value. */
import { bucketNames, jobNames, poolNames, secretNames, tableNames } from '../../shared/model/resources.ts';
import { poolKeys } from './id-tokens.ts';

const name = (prefix: string, resource: string): string => `${prefix}_${resource.toUpperCase().replaceAll('-', '_')}`;

export const POOL_ID = 'eu-central-1_Owners1';
export const POOL_CLIENT_ID = 'owners-client';
export const ORIGIN_SECRET = 'only-the-edge-knows-this';
export const APP_ORIGIN = 'https://xpage.example';

Object.assign(process.env, {
  STAGE: 'local',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKIATEST',
  AWS_SECRET_ACCESS_KEY: 'secret',
  APP_ORIGIN,
  MEDIA_ORIGIN: 'https://media.xpage.example',
  MAIL_FROM: 'XPage <hello@xpage.example>',
  MAIL_CONFIGURATION_SET: 'xpage-local',
  MAIL_SALES: 'sales@xpage.example',
  SMS_SENDER_ID: 'XPAGE',
  WHATSAPP_PHONE_NUMBER_ID: 'phone-number-id-00000000000000000000000000000000',
  WHATSAPP_TEMPLATE_CODE: 'xpage_code',
  WHATSAPP_TEMPLATE_LEAD: 'xpage_new_lead',
  WHATSAPP_TEMPLATE_LEADS: 'xpage_new_leads',
  WHATSAPP_TEMPLATE_REFERRAL: 'xpage_referral',
  MODEL_CHAT: 'chat-model',
  MODEL_EMBEDDING: 'embedding-model',
  MODEL_BACKGROUND: 'background-model',
  MODEL_BACKGROUND_REGION: 'us-east-1',
  DISTRIBUTION_ID: 'E123',
  VECTOR_INDEX: 'arn:aws:s3vectors:eu-central-1:000000000000:bucket/xpage-local-knowledge/index/passages',
  FUNCTION_DRAW: 'xpage-local-job-draw',
  FUNCTION_TYPESET: 'xpage-local-job-typeset',
  PAY_WAYS: 'card,paypal,gopay',
  PAYPAL_CLIENT_ID: 'small-cloud-client',
  GOPAY_MERCHANT_ID: 'G100200300',
  ...Object.fromEntries(tableNames.map((table) => [name('TABLE', table), table])),
  ...Object.fromEntries(bucketNames.map((bucket) => [name('BUCKET', bucket), bucket])),
  ...Object.fromEntries(secretNames.map((secret) => [name('SECRET', secret), secret])),
  ...Object.fromEntries(jobNames.map((job) => [name('QUEUE', job), `https://sqs.example/${job}`])),
  ...Object.fromEntries(poolNames.map((pool) => [`${name('POOL', pool)}_CLIENT_ID`, `${pool}-client`])),
  OWN_QUEUE: 'https://sqs.example/own',
  POOL_OWNERS_ID: POOL_ID,
  POOL_CUSTOMERS_ID: 'eu-central-1_Customers1',
  POOL_STAFF_ID: 'eu-central-1_Staff1',
  POOL_KEYS: JSON.stringify({
    [POOL_ID]: poolKeys.owners,
    'eu-central-1_Customers1': poolKeys.customers,
    'eu-central-1_Staff1': poolKeys.staff,
  }),
});
