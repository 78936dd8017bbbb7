/** Payments of plans and of policies. */
import type { Threat } from '../threat.ts';

export const moneyThreats: readonly Threat[] = [
  {
    id: 'T49',
    title: 'Another amount, currency, plan, quantity or voucher than is sold',
    actors: ['owner', 'applicant', 'customer'],
    assets: ['payments', 'policies'],
    groups: ['billing', 'payment', 'insurance-quote'],
    callers: ['owner', 'open', 'customer'],
    doors: ['provider-webhooks'],
    stops:
      'A plan is priced from the catalogue by its id, a policy from the quote that is kept; what the provider took is compared again, and another amount goes back whole.',
    code: [
      'functions/domain/billing/price-purchase.ts',
      'functions/domain/insurance/orders/price-order.ts',
      'functions/domain/billing/settling.ts',
    ],
    tests: [
      'bin/proof/insurance/policy-tampering.ts',
      'bin/proof/money/tampering.ts',
      'test/functions/domain/billing/purchase.test.ts',
      'test/functions/domain/billing/settle-order.test.ts',
      'test/functions/calls/insurance-quote/payment-checkout.test.ts',
      'test/functions/domain/insurance/orders/policy-orders.test.ts',
    ],
  },
  {
    id: 'T50',
    title: 'Webhooks that no provider sent, that are old, or come in the wrong order',
    actors: ['payment-provider', 'bot'],
    assets: ['payments', 'policies'],
    groups: ['payment'],
    callers: ['unsigned'],
    doors: ['provider-webhooks'],
    stops:
      'Verified over the raw body by the form of each provider, PayPal’s certificate from PayPal’s own host alone; an event is a hint, and the payment is read from its provider before anything is done. Events that nobody signed are counted, and have an alarm.',
    code: [
      'functions/domain/billing/webhooks/stripe-events.ts',
      'functions/domain/billing/webhooks/paypal-events.ts',
      'functions/domain/billing/webhooks/gopay-events.ts',
    ],
    tests: [
      'bin/proof/money/forged-events.ts',
      'test/system/attacks.test.ts',
      'test/functions/calls/payment/stripe.test.ts',
      'test/functions/calls/payment/paypal.test.ts',
      'test/functions/calls/payment/gopay.test.ts',
      'test/contract/every-profile.test.ts',
      'test/contract/security-signals.test.ts',
    ],
  },
  {
    id: 'T51',
    title: 'Events twice, in any order, with a crash in between',
    actors: ['payment-provider'],
    assets: ['payments', 'policies'],
    groups: ['payment', 'billing'],
    callers: ['unsigned', 'open', 'owner'],
    doors: ['provider-webhooks', 'queues'],
    stops: 'An event is noted with its work in one transaction, and an order’s state only grows.',
    code: [
      'functions/domain/billing/webhooks/take-provider-event.ts',
      'functions/domain/billing/settling.ts',
      'functions/domain/billing/order-states.ts',
    ],
    tests: [
      'bin/proof/insurance/policy-storm.ts',
      'bin/proof/money/webhook-crash.ts',
      'bin/proof/money/webhook-orders.ts',
      'test/functions/domain/billing/settle-order.test.ts',
      'test/functions/domain/insurance/orders/any-order-of-steps.test.ts',
    ],
  },
  {
    id: 'T52',
    title: 'Two payments for one order',
    actors: ['owner', 'applicant', 'payment-provider'],
    assets: ['payments'],
    groups: ['billing', 'payment'],
    callers: ['owner', 'open'],
    doors: ['provider-webhooks', 'schedules'],
    stops:
      'One open order an application or an account; another way of paying ends the one before; what is paid besides goes back by itself.',
    code: [
      'functions/domain/billing/begin-order.ts',
      'functions/domain/insurance/orders/open-policy-order.ts',
      'functions/domain/billing/paying-back.ts',
    ],
    tests: [
      'bin/proof/insurance/policy-storm.ts',
      'test/functions/domain/billing/purchase.test.ts',
      'test/functions/domain/insurance/orders/ten-thousand-callbacks.test.ts',
      'test/functions/domain/insurance/orders/pay-instalment.test.ts',
    ],
  },
  {
    id: 'T53',
    title: '`fakePayment` where money is earned',
    actors: ['deployer', 'bot'],
    assets: ['payments', 'policies'],
    groups: ['payment'],
    callers: ['open'],
    doors: ['deployment'],
    stops:
      'It stands in a function of its own, which preprod and prod do not have, nor its route; a call on a stage that does not offer it answers 60404 before anything else is looked at.',
    code: [
      'functions/calls/payment/trial.ts',
      'infra/functions.ts',
      'functions/domain/insurance/orders/pay-as-test.ts',
    ],
    tests: [
      'test/infra/stages.test.ts',
      'test/infra/security-checks.test.ts',
      'test/functions/calls/payment/fake-payment.test.ts',
      'test/functions/kit/request-gate.test.ts',
    ],
  },
  {
    id: 'T54',
    title: 'Card numbers on our servers',
    actors: ['owner', 'applicant'],
    assets: ['payments', 'logs'],
    groups: ['billing', 'payment', 'insurance-quote'],
    callers: ['owner', 'open'],
    doors: [],
    stops:
      'They are typed into the provider’s own fields; a call about payment that holds one is refused and not logged.',
    code: ['functions/kit/refuse-card-numbers.ts', 'shared/rules/card-number.ts', 'infra/payment-origins.ts'],
    tests: [
      'test/functions/kit/refuse-card-numbers.test.ts',
      'test/shared/rules/card-number.test.ts',
      'test/functions/kit/request-gate.test.ts',
      'test/web/app/payment/card-fields.test.tsx',
    ],
  },
  {
    id: 'X15',
    title: 'Money that is given back twice, to the wrong payment, or without a reason',
    actors: ['support', 'customer'],
    assets: ['payments'],
    groups: ['support', 'customer-portal', 'billing'],
    callers: ['staff', 'customer', 'owner'],
    doors: ['queues'],
    stops:
      'An administrator gives back one payment, whole and once, in a session with a reason that is written before; what a cancellation gives back is worked out again and must be what was shown; the provider’s idempotency key is the order’s id.',
    code: [
      'functions/domain/billing/refund-order.ts',
      'functions/domain/billing/paying-back.ts',
      'functions/domain/portal/cancel-policy.ts',
    ],
    tests: [
      'test/functions/calls/support/refund-payment.test.ts',
      'test/functions/domain/billing/settle-order.test.ts',
      'test/functions/calls/customer-portal/cancel-policy.test.ts',
      'test/functions/domain/billing/providers.test.ts',
    ],
    remains:
      'One administrator is enough to give a payment back: there is no second person who has to agree (docs/asvs.md, 2.3.5).',
  },
];
