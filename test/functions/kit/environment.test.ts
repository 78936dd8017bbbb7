import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { environment as loaded } from '../../../functions/kit/environment.ts';
import '../../kit/function-environment.ts';

/** As it is when a function begins. */
let environment: typeof loaded;
beforeEach(async () => {
  vi.resetModules();
  ({ environment } = await import('../../../functions/kit/environment.ts'));
});
afterEach(() => void vi.unstubAllEnvs());

/** What a function cannot do without, and the variable that the infrastructure gives it in. */
const needed: [string, () => string][] = [
  ['STAGE', () => environment.stage()],
  ['APP_ORIGIN', () => environment.appOrigin()],
  ['MEDIA_ORIGIN', () => environment.mediaOrigin()],
  ['MAIL_FROM', () => environment.mailFrom()],
  ['MAIL_CONFIGURATION_SET', () => environment.mailConfigurationSet()],
  ['MAIL_SALES', () => environment.mailSales()],
  ['SMS_SENDER_ID', () => environment.smsSenderId()],
  ['WHATSAPP_PHONE_NUMBER_ID', () => environment.whatsAppPhoneNumberId()],
  ['WHATSAPP_TEMPLATE_LEADS', () => environment.whatsAppTemplate('leads')],
  ['MODEL_CHAT', () => environment.chatModel()],
  ['MODEL_EMBEDDING', () => environment.embeddingModel()],
  ['MODEL_BACKGROUND', () => environment.backgroundModel()],
  ['MODEL_BACKGROUND_REGION', () => environment.backgroundModelRegion()],
  ['DISTRIBUTION_ID', () => environment.distributionId()],
  ['FUNCTION_DRAW', () => environment.drawFunction()],
  ['FUNCTION_TYPESET', () => environment.typesetFunction()],
  ['TABLE_KNOWLEDGE', () => environment.table('knowledge')],
  ['BUCKET_INCOMING', () => environment.bucket('incoming')],
  ['SECRET_PEPPER', () => environment.secret('pepper')],
  ['POOL_OWNERS_ID', () => environment.poolId('owners')],
  ['POOL_OWNERS_CLIENT_ID', () => environment.poolClientId('owners')],
  ['VECTOR_INDEX', () => environment.vectorIndex()],
  ['QUEUE_DRAW_PAGE_PICTURES', () => environment.queue('draw-page-pictures')],
  ['OWN_QUEUE', () => environment.ownQueue()],
  ['PAYPAL_CLIENT_ID', () => environment.payPalClientId()],
  ['GOPAY_MERCHANT_ID', () => environment.goPayMerchantId()],
];

/** What only some stages have. */
const optional: [string, () => string | undefined][] = [
  ['MODEL_VISION', () => environment.visionModel()],
  ['META_APP_ID', () => environment.metaAppId()],
  ['AWS_ENDPOINT_URL_META', () => environment.metaEndpoint()],
  ['GOOGLE_CLIENT_ID', () => environment.googleClientId()],
  ['AWS_ENDPOINT_URL_GOOGLE', () => environment.googleEndpoint()],
  ['WALLET_GOOGLE_ISSUER', () => environment.googleWalletIssuer()],
  ['AWS_ENDPOINT_URL_STRIPE', () => environment.providerEndpoint('STRIPE')],
  ['POOL_KEYS', () => environment.poolKeys()],
];

const switches: [string, () => boolean][] = [
  ['LOCAL_READER', () => environment.isLocalReader()],
  ['WALLET_APPLE', () => environment.signsApplePasses()],
];

describe('the environment of a function', () => {
  test.each(needed)('names %s when it is missing or empty', (name, read) => {
    vi.stubEnv(name, 'given');
    expect(read()).toBe('given');

    for (const none of [undefined, '']) {
      vi.stubEnv(name, none);
      expect(read).toThrow(new RegExp(`variable ${name} is missing.*needs`));
    }
  });

  test.each(optional)('has no %s where the stage has none', (name, read) => {
    vi.stubEnv(name, 'given');
    expect(read()).toBe('given');

    vi.stubEnv(name, undefined);
    expect(read()).toBeUndefined();
  });

  test.each(switches)('switches by %s only with the word yes', (name, isOn) => {
    const answers = ['yes', 'no', '', undefined].map((value) => {
      vi.stubEnv(name, value);
      return isOn();
    });

    expect(answers).toEqual([true, false, false, false]);
  });

  test.each([
    ['card,paypal', ['card', 'paypal']],
    ['card,', ['card']],
    ['', []],
    [undefined, []],
  ])('with the ways of paying %j knows %j', (value, ways) => {
    vi.stubEnv('PAY_WAYS', value);

    expect(environment.payWays()).toEqual(ways);
  });
});
