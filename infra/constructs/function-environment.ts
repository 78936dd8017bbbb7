/** The environment of a function: what every one knows, and what its needs name. */
import type { PoolName } from '../../shared/model/resources.ts';
import { drawFunctionName, typesetFunctionName } from '../functions.ts';
import type { FunctionNeeds } from '../needs.ts';
import { appOrigin, mediaOrigin, type Stage } from '../stages.ts';
import { mailConfigurationSet } from './mail-sending.ts';
import { presentOrThrow, type Surroundings } from './surroundings.ts';

type Variables = Record<string, string>;

const suffix = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** @param tokenPools pools whose tokens the function checks, beside those that its needs name */
export function environmentFor(needs: FunctionNeeds, tokenPools: readonly PoolName[], around: Surroundings): Variables {
  const { stage } = around;
  return {
    STAGE: stage.name,
    APP_ORIGIN: appOrigin(stage),
    MEDIA_ORIGIN: mediaOrigin(stage),
    ...payWayVariables(stage),
    // Otherwise signed URLs for uploads carry the checksum of an empty body.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    ...variables(needs.tables, ({ table }) => [`TABLE_${suffix(table)}`, around.tables[table].tableName]),
    ...variables(needs.buckets, ({ bucket }) => [`BUCKET_${suffix(bucket)}`, around.buckets[bucket].bucketName]),
    ...variables(needs.secrets, (secret) => [`SECRET_${suffix(secret)}`, around.secrets[secret].secretArn]),
    ...poolVariables([...needs.pools.map(({ pool }) => pool), ...tokenPools], around),
    ...variables(needs.queues, (queue) => [
      `QUEUE_${suffix(queue)}`,
      presentOrThrow(around.queues, 'a queue')[queue].queueUrl,
    ]),
    ...serviceVariables(needs, stage),
    ...(needs.vectors.length > 0 ? { VECTOR_INDEX: around.vectorIndexArn } : {}),
    ...(needs.drawing ? { FUNCTION_DRAW: drawFunctionName(stage.name) } : {}),
    ...(needs.typesetting ? { FUNCTION_TYPESET: typesetFunctionName(stage.name) } : {}),
    ...(needs.invalidation ? { DISTRIBUTION_ID: presentOrThrow(around.distributionId, 'the distribution') } : {}),
  };
}

function variables<Item>(items: readonly Item[], entryOf: (item: Item) => [string, string]): Variables {
  return Object.fromEntries(items.map(entryOf));
}

function poolVariables(names: readonly PoolName[], { pools }: Surroundings): Variables {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`POOL_${suffix(name)}_ID`, pools[name].pool.userPoolId],
      [`POOL_${suffix(name)}_CLIENT_ID`, pools[name].client.userPoolClientId],
    ]),
  );
}

function serviceVariables(needs: FunctionNeeds, stage: Stage): Variables {
  return {
    ...(needs.models.includes('chat') ? { MODEL_CHAT: stage.models.chat.id } : {}),
    ...(needs.models.includes('embedding') ? { MODEL_EMBEDDING: stage.models.embedding } : {}),
    ...(needs.models.includes('background')
      ? { MODEL_BACKGROUND: stage.models.background.id, MODEL_BACKGROUND_REGION: stage.models.background.region }
      : {}),
    ...(needs.vision && stage.vision.customModel !== null ? { MODEL_VISION: stage.vision.customModel } : {}),
    ...(needs.mail
      ? {
          MAIL_FROM: stage.mail.from,
          MAIL_SALES: stage.mail.sales,
          MAIL_CONFIGURATION_SET: mailConfigurationSet(stage),
        }
      : {}),
    ...(needs.sms ? { SMS_SENDER_ID: stage.sms.senderId } : {}),
    ...(setsPasswords(needs) ? { LEAKED_PASSWORDS: 'https://api.pwnedpasswords.com' } : {}),
    ...(needs.secrets.includes('meta') && stage.meta ? { META_APP_ID: stage.meta.appId } : {}),
    ...(needs.secrets.includes('google') && stage.google ? { GOOGLE_CLIENT_ID: stage.google.clientId } : {}),
    ...(needs.secrets.includes('wallet') && stage.wallet ? walletVariables(stage.wallet) : {}),
    ...(needs.whatsapp ? whatsAppVariables(stage) : {}),
    ...(needs.secrets.includes('paypal') && stage.payments.paypal
      ? { PAYPAL_CLIENT_ID: stage.payments.paypal.clientId }
      : {}),
    ...(needs.secrets.includes('gopay') && stage.payments.gopay
      ? { GOPAY_MERCHANT_ID: stage.payments.gopay.merchantId }
      : {}),
  };
}

const setsPasswords = ({ pools }: FunctionNeeds): boolean =>
  pools.some(({ actions }) => actions.includes('AdminSetUserPassword'));

/** The ways in which people can pay, for whoever tells of prices; keys are read by those alone who take payments. */
function payWayVariables({ payments: { stripe, paypal, gopay } }: Stage): Variables {
  const offered = [...(stripe ? ['card'] : []), ...(paypal ? ['paypal'] : []), ...(gopay ? ['gopay'] : [])];
  return offered.length > 0 ? { PAY_WAYS: offered.join() } : {};
}

function walletVariables({ isApple, googleIssuerId }: NonNullable<Stage['wallet']>): Variables {
  return {
    ...(isApple ? { WALLET_APPLE: 'yes' } : {}),
    ...(googleIssuerId === null ? {} : { WALLET_GOOGLE_ISSUER: googleIssuerId }),
  };
}

function whatsAppVariables({ whatsapp: { phoneNumberId, templates } }: Stage): Variables {
  return {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    ...Object.fromEntries(
      Object.entries(templates).map(([message, template]) => [`WHATSAPP_TEMPLATE_${suffix(message)}`, template]),
    ),
  };
}
