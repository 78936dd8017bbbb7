/** Requests of the Stripe API that the product makes; a parameter that is not among them is refused, as Stripe does. */
import * as z from 'zod';
import { EngineError } from '../engine.ts';

type Form = { [name: string]: string | Form };

/** `a[b][0]=c` → `{a: {b: {0: 'c'}}}`: Stripe's form encoding. */
function decode(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = root;
    for (const part of path) {
      const inner = at[part];
      at = typeof inner === 'object' ? inner : (at[part] = {});
    }
    at[last] = value;
  }
  return root;
}

const list = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .record(z.string().regex(/^\d+$/), item)
    .transform((items) => Object.values(items))
    .optional();
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const cards = list(z.literal('card'));
const expand = list(z.enum(['latest_charge', 'payment_method']));

export const requests = {
  customer: z.strictObject({ metadata }),
  intent: z.strictObject({
    amount: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    currency: z.string().regex(/^[a-z]{3}$/),
    description: z.string().max(1_000).optional(),
    customer: z.string().optional(),
    allowed_payment_method_types: cards,
    metadata,
    setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    payment_method: z.string().optional(),
    confirm: flag.optional(),
    off_session: flag.optional(),
    expand,
  }),
  session: z.strictObject({
    mode: z.literal('payment'),
    allowed_payment_method_types: cards,
    line_items: z.strictObject({
      0: z.strictObject({
        quantity: z.literal('1'),
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: z
            .string()
            .regex(/^\d{1,12}$/)
            .transform(Number),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
      }),
    }),
    success_url: z.url(),
    cancel_url: z.url(),
    locale: z.string(),
    metadata,
    payment_intent_data: z.strictObject({
      description: z.string().max(1_000),
      metadata,
      setup_future_usage: z.literal('off_session').optional(),
    }),
    customer: z.string().optional(),
  }),
  readSession: z.strictObject({ expand: list(z.enum(['payment_intent', 'payment_intent.latest_charge'])) }),
  listSessions: z.strictObject({ payment_intent: z.string(), limit: z.literal('1') }),
  setup: z.strictObject({
    customer: z.string(),
    usage: z.literal('off_session'),
    allowed_payment_method_types: cards,
  }),
  cancel: z.strictObject({ cancellation_reason: z.literal('abandoned').optional(), expand }),
  refund: z.strictObject({ payment_intent: z.string(), amount: z.string().transform(Number).optional(), metadata }),
  read: z.strictObject({ expand }),
  nothing: z.strictObject({}),
} as const;

/** Throws as Stripe answers: the first parameter that it does not take. */
export function readForm<Output>(schema: z.ZodType<Output>, text: string): Output {
  const result = schema.safeParse(decode(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const words = issue?.code === 'unrecognized_keys' ? 'Received unknown parameter' : 'Invalid or missing parameter';
  throw new EngineError('parameter_unknown', `${words}: ${name}`, 400);
}
