/** Where the browser meets the payment provider whose fields stand inside of our own pages. */
import type { Stage } from './stages.ts';

/** The stand-in for Stripe listens 22 ports above the app (infra/local/ports.ts). */
const STRIPE_PORT_OFFSET = 22;

/** What the app's policy has to allow for the hosted card fields. */
export type FieldOrigins = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

function standIn(stage: Stage): string | null {
  return stage.local && `http://127.0.0.1:${stage.local.port + STRIPE_PORT_OFFSET}`;
}

/** Address of Stripe.js, which has to be loaded from Stripe (PCI DSS SAQ A). */
export function stripeScript(stage: Stage): string {
  return `${standIn(stage) ?? 'https://js.stripe.com'}/v3/`;
}

/** As Stripe's security guide lists them (docs.stripe.com/security/guide, "Content security policy"). */
export function fieldOrigins(stage: Stage): FieldOrigins {
  if (!stage.payments.stripe) return { scripts: [], frames: [], connections: [] };
  const local = standIn(stage);
  if (local) return { scripts: [local], frames: [local], connections: [local] };
  return {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://m.stripe.network',
    ],
    connections: ['https://api.stripe.com', 'https://m.stripe.network'],
  };
}
