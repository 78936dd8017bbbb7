/** Orders, captures, refunds and payment tokens of the local PayPal. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { EngineError, type Clock } from '../engine.ts';
import type { ObjectStore } from '../providers/object-store.ts';
import { payers } from './payers.ts';

/** An error in the form of developer.paypal.com/api/rest/responses. */
export class PayPalError extends EngineError {
  constructor(status: number, issue: string, description: string) {
    const name = status === 404 ? 'RESOURCE_NOT_FOUND' : status === 501 ? issue : 'UNPROCESSABLE_ENTITY';
    super(name, description, status, { details: [{ issue, description }] });
  }
}

const Amount = z.strictObject({ currency_code: z.string().length(3), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
type Amount = z.infer<typeof Amount>;

const WholeOnly = ['JPY', 'HUF', 'TWD'];

const Sent = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.strictObject({ custom_id: z.string().max(255), description: z.string().max(127), amount: Amount }))
    .length(1),
  payment_source: z.strictObject({
    paypal: z.union([
      z.strictObject({
        experience_context: z.strictObject({
          return_url: z.url(),
          cancel_url: z.url(),
          user_action: z.literal('PAY_NOW'),
          shipping_preference: z.literal('NO_SHIPPING'),
          brand_name: z.string(),
        }),
        attributes: z
          .strictObject({
            vault: z.strictObject({ store_in_vault: z.literal('ON_SUCCESS'), usage_type: z.literal('MERCHANT') }),
          })
          .optional(),
      }),
      z.strictObject({
        vault_id: z.string(),
        stored_credential: z.strictObject({
          payment_initiator: z.enum(['CUSTOMER', 'MERCHANT']),
          usage: z.literal('SUBSEQUENT'),
          usage_pattern: z.literal('SUBSCRIPTION_PREPAID'),
        }),
      }),
    ]),
  }),
});
type Sent = z.infer<typeof Sent>;

const SentRefund = z.strictObject({ amount: Amount, custom_id: z.string() });

type Capture = { id: string; status: string; amount: Amount; custom_id: string };

export type Order = {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  intent: 'CAPTURE';
  create_time: string;
  purchase_units: {
    custom_id: string;
    description: string;
    amount: Amount;
    payments?: { captures: Capture[] };
  }[];
  payment_source: {
    paypal: {
      email_address?: string;
      attributes?: { vault: { id?: string; status?: string; store_in_vault?: string } };
    };
  };
  links: { rel: string; href: string; method: string }[];
  /** Ours: where the payer goes back to, and who it was. */
  returnUrl: string;
  cancelUrl: string;
  payer: string;
};

type Token = { id: string; payment_source: { paypal: { email_address: string } }; payer: string };
type KeptCapture = { id: string; orderId: string };

/** An order that is not approved by then is forgotten. */
const ORDER_MS = 3 * 3_600_000;

export type Orders = ReturnType<typeof createOrders>;

export type OrdersOptions = {
  objects: ObjectStore;
  clock: Clock;
  onEvent(event: object): void;
  ownOrigin(): string;
};

const newId = (): string =>
  randomBytes(24)
    .toString('base64')
    .replaceAll(/[^A-Z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 17);

export function createOrders({ objects, clock, onEvent, ownOrigin }: OrdersOptions) {
  const time = (): string => new Date(clock()).toISOString();

  function tell(kind: string, resourceType: string, resource: object): void {
    onEvent({
      id: `WH-${randomUUID().toUpperCase()}`,
      event_version: '1.0',
      create_time: time(),
      resource_type: resourceType,
      event_type: kind,
      summary: kind,
      resource,
      links: [],
    });
  }

  function save(order: Order): Order {
    objects.save('order', order.id, order);
    return order;
  }

  function find(id: string): Order {
    const order = objects.find<Order>('order', id);
    const isForgotten = order && order.status !== 'COMPLETED' && Date.parse(order.create_time) + ORDER_MS <= clock();
    if (!order || isForgotten)
      throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
    return order;
  }

  function create(body: unknown): { status: number; body: Order } {
    const sent = parse(Sent, body);
    const [unit] = sent.purchase_units;
    if (!unit) throw new PayPalError(422, 'MISSING_REQUIRED_PARAMETER', 'purchase_units');
    checkAmount(unit.amount);
    const { paypal } = sent.payment_source;
    return 'vault_id' in paypal
      ? { status: 201, body: charge(unit, paypal.vault_id) }
      : { status: 200, body: open(unit, paypal) };
  }

  type Unit = Sent['purchase_units'][number];

  function open(unit: Unit, paypal: Extract<Sent['payment_source']['paypal'], { experience_context: object }>): Order {
    const id = newId();
    const { experience_context: context, attributes } = paypal;
    return save({
      ...blank(id, unit),
      payment_source: { paypal: attributes ? { attributes } : {} },
      links: [{ rel: 'payer-action', href: `${ownOrigin()}/checkoutnow?token=${id}`, method: 'GET' }],
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
    });
  }

  function blank(id: string, unit: Unit): Order {
    return {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      intent: 'CAPTURE',
      create_time: time(),
      purchase_units: [unit],
      payment_source: { paypal: {} },
      links: [],
      returnUrl: '',
      cancelUrl: '',
      payer: '',
    };
  }

  function charge(unit: Unit, tokenId: string): Order {
    const token = objects.find<Token>('token', tokenId);
    if (!token || token.payer === '') {
      throw new PayPalError(422, 'TOKEN_ID_NOT_FOUND', 'Specified token does not exist.');
    }
    if (payers[token.payer]?.failsLater) throw declined();
    return complete({ ...blank(newId(), unit), payer: token.payer });
  }

  /** What the payer answers on the hosted page. @returns where the browser goes */
  function answerPayer(id: string, answer: URLSearchParams): string {
    const order = find(id);
    const isApproved = answer.get('answer') === 'approve';
    const back = new URL(isApproved ? order.returnUrl : order.cancelUrl);
    back.searchParams.set('token', id);
    if (!isApproved || order.status !== 'PAYER_ACTION_REQUIRED') return back.href;
    const payer = answer.get('payer') ?? '';
    const email = payers[payer]?.email;
    if (email === undefined) throw new PayPalError(422, 'INVALID_PAYER_ID', 'There is no such account.');
    back.searchParams.set('PayerID', payer.toUpperCase());
    const { paypal } = order.payment_source;
    const approved: Order = {
      ...order,
      status: 'APPROVED',
      payer,
      payment_source: { paypal: { ...paypal, email_address: email } },
    };
    tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', save(approved));
    return back.href;
  }

  function capture(id: string): Order {
    const order = find(id);
    if (order.status === 'COMPLETED') throw new PayPalError(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
    if (order.status !== 'APPROVED') {
      throw new PayPalError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
    }
    if (payers[order.payer]?.isDeclined) throw declined();
    return complete(order);
  }

  function complete(order: Order): Order {
    const [unit] = order.purchase_units;
    if (!unit) throw new PayPalError(422, 'MISSING_REQUIRED_PARAMETER', 'purchase_units');
    const taken: Capture = { id: newId(), status: 'COMPLETED', amount: unit.amount, custom_id: unit.custom_id };
    objects.save('capture', taken.id, { id: taken.id, orderId: order.id } satisfies KeptCapture);
    const done = save({
      ...order,
      status: 'COMPLETED',
      purchase_units: [{ ...unit, payments: { captures: [taken] } }],
      payment_source: { paypal: vaulted(order) },
    });
    tell('PAYMENT.CAPTURE.COMPLETED', 'capture', {
      ...taken,
      supplementary_data: { related_ids: { order_id: order.id } },
    });
    return done;
  }

  function vaulted({ payment_source: { paypal }, payer }: Order): Order['payment_source']['paypal'] {
    if (!paypal.attributes) return paypal;
    const token: Token = { id: newId().toLowerCase(), payment_source: { paypal: { email_address: '' } }, payer };
    token.payment_source.paypal.email_address = payers[payer]?.email ?? '';
    objects.save('token', token.id, token);
    return { ...paypal, attributes: { vault: { id: token.id, status: 'VAULTED' } } };
  }

  function refund(captureId: string, body: unknown): object {
    const { amount } = parse(SentRefund, body);
    const kept = objects.find<KeptCapture>('capture', captureId);
    if (!kept) throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
    const order = find(kept.orderId);
    const [unit] = order.purchase_units;
    const [taken] = unit?.payments?.captures ?? [];
    if (!unit || !taken) throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
    if (taken.status !== 'COMPLETED') {
      throw new PayPalError(422, 'CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
    }
    if (Number(amount.value) > Number(taken.amount.value)) {
      throw new PayPalError(
        422,
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture.',
      );
    }
    const isWhole = amount.value === taken.amount.value;
    const after = { ...taken, status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
    save({ ...order, purchase_units: [{ ...unit, payments: { captures: [after] } }] });
    const given = { id: newId(), status: 'COMPLETED', amount };
    tell('PAYMENT.CAPTURE.REFUNDED', 'refund', given);
    return given;
  }

  function findToken(id: string): Token {
    const token = objects.find<Token>('token', id);
    if (!token || token.payer === '') throw new PayPalError(404, 'TOKEN_NOT_FOUND', 'The token does not exist.');
    return token;
  }

  function removeToken(id: string): void {
    objects.save('token', id, { ...findToken(id), payer: '' });
  }

  return { create, find, answerPayer, capture, refund, findToken, removeToken };
}

const declined = (): PayPalError =>
  new PayPalError(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined by the processor or bank.');

function checkAmount({ currency_code: currency, value }: Amount): void {
  if (WholeOnly.includes(currency) !== value.includes('.')) return;
  throw new PayPalError(422, 'DECIMALS_NOT_SUPPORTED', 'Currency does not support this number of decimals.');
}

function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PayPalError(400, 'INVALID_PARAMETER', `${issue?.path.join('/')}: ${issue?.message}`);
}
