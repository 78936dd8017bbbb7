/** The keys of the payment providers, as docs/payments.md has an administrator put them into their secrets. */
import * as z from 'zod';
import type { SecretName } from '../../../../shared/model/resources.ts';
import { readSecret } from '../../../kit/clients/secrets.ts';

export const StripeSecret = z.object({ key: z.string().min(8), webhookSecret: z.string().startsWith('whsec_') });
export const PayPalSecret = z.object({ secret: z.string().min(8), webhookId: z.string().min(1) });
export const GoPaySecret = z.object({ serverKey: z.string().min(8) });

/** Throws when the secret is not what the schema asks for; its value is never part of the message. */
export async function readKeys<Keys>(name: SecretName, schema: z.ZodType<Keys>): Promise<Keys> {
  const text = await readSecret(name);
  const keys = text.startsWith('{') ? schema.safeParse(JSON.parse(text)) : null;
  if (keys?.success) return keys.data;
  throw new Error(
    `The secret ${name} does not hold the keys of its provider. docs/payments.md says how to put them there.`,
  );
}
