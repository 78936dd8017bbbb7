/** Names of the resources that the infrastructure makes and the functions use. */
export const tableNames = [
  'accounts',
  'pages',
  'conversations',
  'billing',
  'knowledge',
  'insurance',
  'requests',
] as const;
export type TableName = (typeof tableNames)[number];

/** Tables whose changes can have work to follow; they have a stream. */
export const outboxTables = [
  'accounts',
  'pages',
  'conversations',
  'billing',
  'knowledge',
  'insurance',
] as const satisfies readonly TableName[];

export const bucketNames = ['site', 'pages', 'media', 'incoming', 'documents'] as const;
export type BucketName = (typeof bucketNames)[number];

/** Numbers of the vector that a passage or a question becomes. Other ones need another index. */
export const VECTOR_DIMENSIONS = 256;

export const poolNames = ['owners', 'customers', 'staff'] as const;
export type PoolName = (typeof poolNames)[number];

export const secretNames = [
  'signing',
  'origin',
  'pepper',
  'meta',
  'wallet',
  'google',
  'stripe',
  'paypal',
  'gopay',
] as const;
export type SecretName = (typeof secretNames)[number];

/** Jobs that outbox rows name; each has a queue of its own. */
export const jobNames = [
  'publish-page',
  'send-message',
  'deliver-webhook',
  'draw-page-pictures',
  'translate-page',
  'send-alert',
  'sign-pass',
  'delete-account',
  'export-account',
  'issue-invoice',
  'settle-order',
  'renew-subscription',
  'ingest-document',
  'forget-document',
  'issue-policy',
  'forget-policy',
  'delete-customer',
] as const;
export type JobName = (typeof jobNames)[number];
