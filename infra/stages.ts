/** The stages and what differs between them. Everything else is the same code for all. */
import * as z from 'zod';
import { INTERACTION_DAYS } from '../shared/model/lifecycle.ts';
import { stageNames, type StageName } from '../shared/model/stages.ts';

/** A chat model is called through an inference profile, which may send the request to any of these regions. */
const ChatModel = z.strictObject({ id: z.string().min(1), regions: z.array(z.string().min(1)).min(1) });

/** A model that the stage's own region does not offer: `region` is where it is called. */
const DistantModel = z.strictObject({ ...ChatModel.shape, region: z.string().min(1) });

/** As Meta takes it: small letters, digits and underscores. */
const TemplateName = z.string().regex(/^[a-z0-9_]{1,512}$/);

/** Ports of the small cloud on this machine. */
export const LocalPorts = z.strictObject({
  port: z.int().min(1).max(65_535),
  mediaPort: z.int().min(1).max(65_535),
});
export type LocalPorts = z.infer<typeof LocalPorts>;

const Settings = z.strictObject({
  name: z.enum(stageNames),
  account: z.string().regex(/^\d{12}$/, 'An AWS account number has 12 digits.'),
  region: z.string().min(1),
  /** Host of the app; in `local` unused. */
  domain: z.string().min(1),
  /** Host of public pictures: another one, so that a picture is never on the app's origin. */
  mediaDomain: z.string().min(1),
  /** Null on AWS. */
  local: LocalPorts.nullable(),
  /** Days for which logs that may hold interaction data are kept. */
  logRetentionDays: z.literal(INTERACTION_DAYS),
  /** Tables, buckets, pools and keys outlive their stack. */
  keepsData: z.boolean(),
  /** Stacks, tables and pools refuse to be deleted; off in a first deployment, whose roll-back has to delete them. */
  isProtected: z.boolean(),
  /** Customer-managed key for tables, private buckets, queues, secrets and logs. */
  hasOwnKey: z.boolean(),
  /** Cognito Plus with threat protection. */
  hasThreatProtection: z.boolean(),
  /** Instances set aside per function; 100 of the account's must stay free. Empty: none. */
  reservedConcurrency: z.record(z.string(), z.int().positive()),
  models: z.strictObject({ chat: ChatModel, embedding: z.string().min(1), background: DistantModel }),
  /** A model of Rekognition Custom Labels, by the ARN of its version. Null: what the service knows is enough. It costs by the hour. */
  vision: z.strictObject({
    customModel: z
      .string()
      .regex(/^arn:aws:rekognition:[a-z0-9-]+:\d{12}:project\/[\w.-]+\/version\/[\w.-]+\/\d+$/)
      .nullable(),
  }),
  /** The verified identity of SES, the address that mails come from, and who gets enquiries about plans. */
  mail: z.strictObject({ identity: z.string().min(1), from: z.email(), sales: z.email() }),
  /** What text messages come from: a sender id of AWS End User Messaging. */
  sms: z.strictObject({ senderId: z.string().min(3).max(11) }),
  /** The number that WhatsApp messages come from, by its id at AWS End User Messaging Social. */
  whatsapp: z.strictObject({
    phoneNumberId: z.string().regex(/^phone-number-id-[0-9a-f]{32}$/),
    /** Names of the templates that Meta has approved (docs/alerts.md has their words). */
    templates: z.strictObject({
      code: TemplateName,
      lead: TemplateName,
      leads: TemplateName,
      referral: TemplateName,
    }),
  }),
  /** The app registered with Meta, whose secret is put into the secret `meta` by hand. Null: nobody can bind there. */
  meta: z.strictObject({ appId: z.string().regex(/^\d{5,20}$/) }).nullable(),
  /** The client registered with Google for sign-in; its secret is put into the secret `google` by hand. Null: not offered. */
  google: z.strictObject({ clientId: z.string().regex(/^[\w-]+\.apps\.googleusercontent\.com$/) }).nullable(),
  /** The wallets that passes are signed for; the keys are put into the secret `wallet` by hand. Null: passes are not offered. */
  wallet: z
    .strictObject({
      isApple: z.boolean(),
      googleIssuerId: z
        .string()
        .regex(/^\d{10,25}$/)
        .nullable(),
    })
    .nullable(),
  /**
   * The payment providers, whose keys are put into the secrets `stripe`, `paypal` and `gopay` by hand (docs/payments.md).
   * Null: nobody can pay that way there.
   */
  payments: z.strictObject({
    stripe: z.strictObject({ publishableKey: z.string().regex(/^pk_(test|live)_[A-Za-z0-9]{4,200}$/) }).nullable(),
    paypal: z.strictObject({ clientId: z.string().regex(/^[A-Za-z0-9_-]{8,120}$/) }).nullable(),
    gopay: z.strictObject({ merchantId: z.string().regex(/^[A-Z]\d{6,20}$/) }).nullable(),
  }),
  /** The analytics tag of the home page, which a visitor has to allow first. Null: none, as everywhere but in production. */
  analytics: z.strictObject({ scriptUrl: z.url({ protocol: /^https$/ }) }).nullable(),
  /** Requests a second, and at one moment, of the whole API. */
  throttle: z.strictObject({ ratePerSecond: z.int().positive(), burst: z.int().positive() }),
  priceClass: z.enum(['PriceClass_100', 'PriceClass_All']),
  /** Gets every alarm. */
  alarmAddress: z.email(),
  monthlyBudgetDollars: z.int().positive(),
  /** The account's monitor for unusual spending, by its ARN (docs/deploy.md). Null: the budgets alone tell. */
  anomalyMonitor: z
    .string()
    .regex(/^arn:aws:ce::\d{12}:anomalymonitor\/[0-9a-f-]{36}$/)
    .nullable(),
});

/** The fewest that an event source takes (AWS Lambda API reference, ScalingConfig). */
export const MIN_SOURCE_CONCURRENCY = 2;

export const Stage = Settings.refine(({ name, analytics }) => analytics === null || name === 'prod', {
  path: ['analytics'],
  error: 'Only the stage "prod" may have an analytics tag.',
});
export type Stage = z.infer<typeof Stage>;

/** Templates can be made without an account (infra/placeholders.ts). */
export const PLACEHOLDER_ACCOUNT = '000000000000';
export const PLACEHOLDER_WHATSAPP_NUMBER = 'phone-number-id-00000000000000000000000000000000';
const REGION = 'eu-central-1';

/** Regions that the EU inference profile of Nova Lite sends to (Amazon Bedrock User Guide, inference profiles). */
const euProfileRegions = ['eu-central-1', 'eu-north-1', 'eu-west-1', 'eu-west-3'];

/** Regions that the US inference profile of Stable Image Remove Background sends to; there is none in Europe. */
const usProfileRegions = ['us-east-1', 'us-east-2', 'us-west-2'];

const shared = {
  region: REGION,
  local: null,
  logRetentionDays: INTERACTION_DAYS,
  keepsData: false,
  isProtected: false,
  hasOwnKey: false,
  hasThreatProtection: false,
  reservedConcurrency: {},
  models: {
    chat: { id: 'eu.amazon.nova-lite-v1:0', regions: euProfileRegions },
    embedding: 'amazon.titan-embed-text-v2:0',
    background: {
      id: 'us.stability.stable-image-remove-background-v1:0',
      region: 'us-east-1',
      regions: usProfileRegions,
    },
  },
  vision: { customModel: null },
  sms: { senderId: 'XPAGE' },
  whatsapp: {
    phoneNumberId: PLACEHOLDER_WHATSAPP_NUMBER,
    templates: { code: 'xpage_code', lead: 'xpage_new_lead', leads: 'xpage_new_leads', referral: 'xpage_referral' },
  },
  meta: null,
  google: null,
  wallet: null,
  payments: { stripe: null, paypal: null, gopay: null },
  analytics: null,
  anomalyMonitor: null,
  throttle: { ratePerSecond: 200, burst: 400 },
  priceClass: 'PriceClass_100',
} as const;

const hosts = (domain: string) => ({
  domain,
  mediaDomain: `media.${domain}`,
  mail: { identity: domain, from: `hello@${domain}`, sales: `sales@${domain}` },
  alarmAddress: `alarms@${domain}`,
});

const different = {
  dev: { ...hosts('dev.xpage.example'), monthlyBudgetDollars: 100 },
  uat: { ...hosts('uat.xpage.example'), monthlyBudgetDollars: 100 },
  preprod: { ...hosts('preprod.xpage.example'), monthlyBudgetDollars: 200 },
  prod: {
    ...hosts('xpage.example'),
    keepsData: true,
    isProtected: true,
    hasOwnKey: true,
    hasThreatProtection: true,
    reservedConcurrency: {
      session: 100,
      'document-chat-stream': 200,
      'page-assets': 30,
      'job-publish-page': 20,
      'job-draw': 10,
    },
    throttle: { ratePerSecond: 1_000, burst: 2_000 },
    priceClass: 'PriceClass_All',
    monthlyBudgetDollars: 2_000,
  },
  local: {
    ...hosts('xpage.example'),
    monthlyBudgetDollars: 1,
    // One browser, one typesetter and one document at a time, on a machine that does everything else too.
    reservedConcurrency: { 'job-draw': 1, 'job-typeset': 1, 'job-ingest-document': 1 },
    meta: { appId: '100200300400' },
    google: { clientId: '100200300400-xpage.apps.googleusercontent.com' },
    wallet: { isApple: true, googleIssuerId: '3388000000012345678' },
    payments: {
      stripe: { publishableKey: 'pk_test_smallcloud' },
      paypal: { clientId: 'small-cloud-client' },
      gopay: { merchantId: 'G100200300' },
    },
    throttle: { ratePerSecond: 10_000, burst: 10_000 },
  },
} satisfies Record<StageName, object>;

/**
 * The settings of a stage.
 * @param local the small cloud's ports: required for `local`, refused for every other stage
 * @throws when the name is not a stage's, or a setting is not valid
 */
export function getStage(name: string, local?: LocalPorts): Stage {
  const stageName = z.enum(stageNames).safeParse(name);
  if (!stageName.success) {
    throw new Error(`There is no stage "${name}". Stages are ${stageNames.join(', ')}. Name one with -c stage=<name>.`);
  }
  if ((stageName.data === 'local') !== (local !== undefined)) {
    throw new Error(`Ports belong to the stage "local" and to no other; the stage is "${stageName.data}".`);
  }
  return Stage.parse({
    ...shared,
    name: stageName.data,
    account: accountOf(stageName.data),
    ...different[stageName.data],
    ...(local ? { local } : {}),
  });
}

/** `CDK_DEFAULT_ACCOUNT` is what the CDK command line found; templates can be made without any account. */
function accountOf(stage: StageName): string {
  return (stage !== 'local' && process.env['CDK_DEFAULT_ACCOUNT']) || PLACEHOLDER_ACCOUNT;
}

/** Origin of the app without a slash at the end. */
export function appOrigin(stage: Stage): string {
  return stage.local ? `http://localhost:${stage.local.port}` : `https://${stage.domain}`;
}

/** Origin that the analytics tag comes from and reports to; null without one. */
export function analyticsOrigin({ analytics }: Pick<Stage, 'analytics'>): string | null {
  return analytics && new URL(analytics.scriptUrl).origin;
}

/** Origin of public pictures without a slash at the end. */
export function mediaOrigin(stage: Stage): string {
  return stage.local ? `http://127.0.0.1:${stage.local.mediaPort}` : `https://${stage.mediaDomain}`;
}
