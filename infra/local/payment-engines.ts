/** The stand-ins for payment providers, with the keys that the functions have too. */
import { join } from 'node:path';
import * as z from 'zod';
import { createAwsCaller } from './aws-call.ts';
import type { CloudEnginesOptions } from './cloud-engines.ts';
import { readSecrets } from './declared/secrets.ts';
import type { Engine } from './engines/engine.ts';
import { createGoPayEngine } from './engines/gopay.ts';
import { createPayPalEngine } from './engines/paypal.ts';
import { createStripeEngine } from './engines/stripe.ts';

const StripeKeys = z.object({ key: z.string(), webhookSecret: z.string() });
const PayPalKeys = z.object({
  secret: z.string(),
  webhookId: z.string(),
  certificate: z.string(),
  signingKey: z.string(),
});
const GoPayKeys = z.object({ serverKey: z.string() });

export function createPaymentEngines(options: CloudEnginesOptions): Engine[] {
  const common = (service: string) => ({
    clock: options.clock.now,
    deliveries: options.deliveries,
    storeFile: join(options.stateDir, service.toLowerCase()),
    webhookAddress: `http://localhost:${options.ports.app}/v1/callBack/${service.toLowerCase()}`,
    ownOrigin: () => `http://127.0.0.1:${options.ports.engine(service)}`,
  });
  const setting = (name: string): string =>
    options.functions.flatMap(({ environment }) => environment[name] ?? [])[0] ?? '';
  const keys = <Keys>(name: string, schema: z.ZodType<Keys>) => keyReader(options, name, schema);
  return [
    createStripeEngine({ ...common('STRIPE'), readSecret: keys('stripe', StripeKeys) }),
    createPayPalEngine({
      ...common('PAYPAL'),
      clientId: setting('PAYPAL_CLIENT_ID'),
      readSecret: keys('paypal', PayPalKeys),
    }),
    createGoPayEngine({
      ...common('GOPAY'),
      merchantId: setting('GOPAY_MERCHANT_ID'),
      readSecret: keys('gopay', GoPayKeys),
    }),
  ];
}

function keyReader<Keys>(options: CloudEnginesOptions, name: string, schema: z.ZodType<Keys>): () => Promise<Keys> {
  const { resources, ports, root } = options;
  const secret = readSecrets(resources).find((one) => one.name.endsWith(`/${name}`));
  const secrets = createAwsCaller(`http://127.0.0.1:${ports.engine('SECRETS_MANAGER')}`, root.accessKeyId);
  return async () => {
    const answer = await secrets.call('secretsmanager.GetSecretValue', { SecretId: secret?.name ?? name });
    return schema.parse(JSON.parse(String(answer['SecretString'])));
  };
}
