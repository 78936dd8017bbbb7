/**
 * Bodies that we send to Midtrans, by hand from its reference (docs.midtrans.com/reference: charge-transactions-1,
 * gopay-object, custom-expiry-object, create-pay-account, direct-refund-transaction). Only fields that we use stand here: a
 * new one has to be looked up first.
 */
import * as z from 'zod';

/** Letters, digits, hyphen, underscore, tilde and dot. */
const orderId = z.string().regex(/^[A-Za-z0-9_~.-]{1,50}$/);
/** Midtrans takes rupiah whole. */
const rupiah = z.int().min(1);

const charge = z
  .strictObject({
    payment_type: z.literal('gopay'),
    transaction_details: z.strictObject({ order_id: orderId, gross_amount: rupiah }),
    item_details: z
      .array(
        z.strictObject({
          id: z.string().max(50),
          price: rupiah,
          quantity: z.int().min(1),
          name: z.string().min(1).max(50),
        }),
      )
      .min(1),
    custom_expiry: z.strictObject({
      expiry_duration: z.int().min(1),
      unit: z.enum(['second', 'minute', 'hour', 'day']),
    }),
    gopay: z.union([
      z.strictObject({ enable_callback: z.boolean(), callback_url: z.url() }),
      z.strictObject({
        account_id: z.string().min(1),
        payment_option_token: z.string().min(1),
        recurring: z.boolean(),
      }),
    ]),
  })
  // "gross_amount must equal the sum of the items."
  .refine(
    ({ transaction_details: { gross_amount: gross }, item_details: items }) =>
      items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) === gross,
  );

/** By method and path. */
export const goPayRequests: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^POST \/v2\/charge$/, charge],
  [/^GET \/v2\/[\w.~-]{1,50}\/status$/, z.null()],
  [/^POST \/v2\/[\w.~-]{1,50}\/expire$/, z.null()],
  [
    /^POST \/v2\/[\w.~-]{1,50}\/refund\/online\/direct$/,
    z.strictObject({ refund_key: z.string().min(1).max(255), amount: rupiah, reason: z.string().min(1) }),
  ],
  [
    /^POST \/v2\/pay\/account$/,
    z.strictObject({
      payment_type: z.literal('gopay'),
      gopay_partner: z.strictObject({
        // Without the country code and the leading 0.
        phone_number: z.string().regex(/^[1-9]\d{8,11}$/),
        country_code: z.literal('62'),
        redirect_url: z.url(),
      }),
    }),
  ],
  [/^GET \/v2\/pay\/account\/[\w-]{1,64}$/, z.null()],
  [/^POST \/v2\/pay\/account\/[\w-]{1,64}\/unbind$/, z.null()],
];
