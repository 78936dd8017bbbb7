/** Webhooks as the stand-ins send them, for handlers that are called directly. */
import type { CallContext } from '../../functions/kit/context.ts';
import { callContext } from './call-context.ts';
import type { usePaymentStandIns, Webhook } from './payment-stand-ins.ts';
import { soon } from './soon.ts';

/** The request of a webhook, as it came or changed. */
export function contextOf({ body, headers }: Pick<Webhook, 'body' | 'headers'>, changes: Partial<CallContext> = {}) {
  const header = (name: string): string | undefined => headers[name.toLowerCase()]?.toString();
  return callContext({ raw: { body: Buffer.from(body), header }, ...changes });
}

/** The first webhook whose text has `part` in it. */
export function webhookWith(standIns: ReturnType<typeof usePaymentStandIns>, part: string): Promise<Webhook> {
  return soon(() => {
    const found = standIns.webhooks().find(({ body }) => body.includes(part));
    if (!found) throw new Error(`No webhook with ${part} came.`);
    return found;
  });
}
