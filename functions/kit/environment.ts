/** The environment of a function, read where it is needed: a missing value names itself. */
import type { BucketName, JobName, PoolName, SecretName, TableName } from '../../shared/model/resources.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`The environment variable ${name} is missing: the function's needs do not name what it uses.`);
  }
  return value;
}

const suffix = (name: string): string => name.toUpperCase().replaceAll('-', '_');

export const environment = {
  stage: () => required('STAGE'),
  /** Without a slash at the end, e.g. `https://xpage.example`. */
  appOrigin: () => required('APP_ORIGIN'),
  mediaOrigin: () => required('MEDIA_ORIGIN'),
  mailFrom: () => required('MAIL_FROM'),
  /** The rules of SES that mails are sent by: whom not to write to again, and what is counted. */
  mailConfigurationSet: () => required('MAIL_CONFIGURATION_SET'),
  /** Where enquiries about plans go. */
  mailSales: () => required('MAIL_SALES'),
  smsSenderId: () => required('SMS_SENDER_ID'),
  whatsAppPhoneNumberId: () => required('WHATSAPP_PHONE_NUMBER_ID'),
  whatsAppTemplate: (message: 'code' | 'lead' | 'leads' | 'referral') =>
    required(`WHATSAPP_TEMPLATE_${suffix(message)}`),
  chatModel: () => required('MODEL_CHAT'),
  /** Whether a reader of this machine stands in for the chat model: it quotes, it does not write. Absent on AWS. */
  isLocalReader: () => process.env['LOCAL_READER'] === 'yes',
  embeddingModel: () => required('MODEL_EMBEDDING'),
  backgroundModel: () => required('MODEL_BACKGROUND'),
  backgroundModelRegion: () => required('MODEL_BACKGROUND_REGION'),
  /** ARN of the model that was trained for our pictures; absent where none was. */
  visionModel: () => process.env['MODEL_VISION'],
  distributionId: () => required('DISTRIBUTION_ID'),
  drawFunction: () => required('FUNCTION_DRAW'),
  typesetFunction: () => required('FUNCTION_TYPESET'),
  table: (table: TableName) => required(`TABLE_${suffix(table)}`),
  bucket: (bucket: BucketName) => required(`BUCKET_${suffix(bucket)}`),
  secret: (secret: SecretName) => required(`SECRET_${suffix(secret)}`),
  poolId: (pool: PoolName) => required(`POOL_${suffix(pool)}_ID`),
  poolClientId: (pool: PoolName) => required(`POOL_${suffix(pool)}_CLIENT_ID`),
  /** ARN of the index that the vectors of documents stand in. */
  vectorIndex: () => required('VECTOR_INDEX'),
  queue: (job: JobName) => required(`QUEUE_${suffix(job)}`),
  /** URL of the queue that a job works on. */
  ownQueue: () => required('OWN_QUEUE'),
  /** The app that is registered with Meta; absent where none is. */
  metaAppId: () => process.env['META_APP_ID'],
  /** What stands in for Meta on one machine, beside what stands in for AWS; absent elsewhere. */
  metaEndpoint: () => process.env['AWS_ENDPOINT_URL_META'],
  /** The client that is registered with Google; absent where none is. */
  googleClientId: () => process.env['GOOGLE_CLIENT_ID'],
  /** What stands in for Google on one machine; absent elsewhere. */
  googleEndpoint: () => process.env['AWS_ENDPOINT_URL_GOOGLE'],
  /** Where leaked passwords are looked for; absent where they are not. */
  leakedPasswords: () => process.env['AWS_ENDPOINT_URL_LEAKED_PASSWORDS'] ?? process.env['LEAKED_PASSWORDS'],
  /** Whether the stage signs passes for Apple Wallet. */
  signsApplePasses: () => process.env['WALLET_APPLE'] === 'yes',
  /** The issuer of passes for Google Wallet; absent where the stage signs none. */
  googleWalletIssuer: () => process.env['WALLET_GOOGLE_ISSUER'],
  /** The ways of paying that the stage has a provider for. */
  payWays: () => (process.env['PAY_WAYS'] ?? '').split(',').filter((way) => way !== ''),
  payPalClientId: () => required('PAYPAL_CLIENT_ID'),
  goPayMerchantId: () => required('GOPAY_MERCHANT_ID'),
  /** What stands in for a payment provider on one machine; absent elsewhere. */
  providerEndpoint: (provider: 'STRIPE' | 'PAYPAL' | 'GOPAY') => process.env[`AWS_ENDPOINT_URL_${provider}`],
  /** JWKS by pool id, put there where a pool's own address cannot be reached; absent on AWS. */
  poolKeys: () => process.env['POOL_KEYS'],
};
