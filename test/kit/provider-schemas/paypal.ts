/**
 * Bodies that we send to PayPal, by hand from its OpenAPI documents
 * (github.com/paypal/paypal-rest-api-specifications: checkout_orders_v2.json, payments_payment_v2.json,
 * vault_payment_tokens_v3.json). Only fields that we use stand here: a new one has to be looked up first.
 */
import * as z from 'zod';

/** `currency_code`, and `money` of payments v2: decimals as the currency has them. */
const money = z
  .strictObject({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z
      .string()
      .regex(/^\d+(?:\.\d{2})?$/)
      .max(32),
  })
  .refine(({ currency_code: currency, value }) => ['JPY', 'HUF', 'TWD'].includes(currency) !== value.includes('.'));

/** `purchase_unit_request`. */
const purchaseUnit = z.strictObject({
  custom_id: z.string().min(1).max(255),
  description: z.string().min(1).max(127),
  amount: money,
});

/** `paypal_wallet_experience_context`. */
const experienceContext = z.strictObject({
  return_url: z.url(),
  cancel_url: z.url(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  brand_name: z.string().min(1).max(127),
});

/** `paypal_wallet`: approved by the payer, or charged by what they left in the vault (`paypal_wallet_stored_credential`). */
const wallet = z.union([
  z.strictObject({
    experience_context: experienceContext,
    attributes: z
      .strictObject({
        vault: z.strictObject({
          store_in_vault: z.literal('ON_SUCCESS'),
          usage_type: z.enum(['MERCHANT', 'PLATFORM']),
        }),
      })
      .optional(),
  }),
  z.strictObject({
    vault_id: z.string().regex(/^[0-9a-zA-Z_-]{1,255}$/),
    stored_credential: z.strictObject({
      payment_initiator: z.enum(['CUSTOMER', 'MERCHANT']),
      usage: z.enum(['FIRST', 'SUBSEQUENT', 'DERIVED']),
      usage_pattern: z.enum([
        'IMMEDIATE',
        'DEFERRED',
        'RECURRING_PREPAID',
        'RECURRING_POSTPAID',
        'THRESHOLD_PREPAID',
        'THRESHOLD_POSTPAID',
        'SUBSCRIPTION_PREPAID',
        'SUBSCRIPTION_POSTPAID',
        'UNSCHEDULED_PREPAID',
        'UNSCHEDULED_POSTPAID',
        'INSTALLMENT_PREPAID',
        'INSTALLMENT_POSTPAID',
      ]),
    }),
  }),
]);

/** By method and path. */
export const payPalRequests: readonly (readonly [RegExp, z.ZodType])[] = [
  [
    /^POST \/v2\/checkout\/orders$/,
    z.strictObject({
      intent: z.enum(['CAPTURE', 'AUTHORIZE']),
      purchase_units: z.array(purchaseUnit).min(1).max(10),
      payment_source: z.strictObject({ paypal: wallet }),
    }),
  ],
  [/^GET \/v2\/checkout\/orders\/[A-Z0-9]{1,36}$/, z.null()],
  [/^POST \/v2\/checkout\/orders\/[A-Z0-9]{1,36}\/capture$/, z.strictObject({})],
  [
    /^POST \/v2\/payments\/captures\/[A-Z0-9]{1,36}\/refund$/,
    z.strictObject({ amount: money, custom_id: z.string().min(1).max(127) }),
  ],
  [/^(?:GET|DELETE) \/v3\/vault\/payment-tokens\/[0-9a-zA-Z_-]{1,36}$/, z.null()],
];
