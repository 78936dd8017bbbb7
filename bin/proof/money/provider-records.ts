/** What the stand-ins of the payment providers have taken and given back, by their own records: none of our tables is asked. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Order } from '../../../infra/local/engines/paypal/orders.ts';
import type { Transaction } from '../../../infra/local/engines/gopay/transactions.ts';
import type { Charge, PaymentIntent } from '../../../infra/local/engines/stripe/objects.ts';
import { payWays, type PayWay } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';

/** Money that a payer has paid. */
export type TakenPayment = {
  payWay: PayWay;
  /** Of ours, as the provider was told. */
  orderId: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** How much of it went back. */
  returned: number;
};

export function readTakenPayments(proof: Proof): TakenPayment[] {
  return payWays.flatMap((payWay) =>
    read(proof, files[payWay], (store) => {
      const list = <Kept>(kind: string): Kept[] =>
        store
          .prepare('SELECT body FROM objects WHERE kind = ?')
          .all(kind)
          .map(({ body }) => JSON.parse(String(body)) as Kept);
      return readers[payWay](list);
    }),
  );
}

/** Webhooks that the providers have not delivered yet. */
export function countWaitingWebhooks(proof: Proof): number {
  const counts = payWays.map((payWay) =>
    read(proof, `${files[payWay]}-webhooks`, (store) =>
      Number(store.prepare('SELECT COUNT(*) AS count FROM waiting').get()?.['count']),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function read<Value>({ system }: Proof, name: string, look: (store: DatabaseSync) => Value): Value {
  const store = new DatabaseSync(join(system.description().stateDir, `${name}.sqlite`), { readOnly: true });
  try {
    return look(store);
  } finally {
    store.close();
  }
}

const files: Record<PayWay, string> = { card: 'stripe', paypal: 'paypal', gopay: 'gopay' };

type List = <Kept>(kind: string) => Kept[];

const minor = (value: string): number => Math.round(Number(value) * 100);

const readers: Record<PayWay, (list: List) => TakenPayment[]> = {
  card: (list) => {
    const intents = new Map(list<PaymentIntent>('payment_intent').map((intent) => [intent.id, intent]));
    return list<Charge>('charge').map(({ payment_intent: id, amount, amount_refunded: returned }) => {
      const intent = intents.get(id);
      const orderId = intent?.metadata['orderId'] ?? '';
      return { payWay: 'card', orderId, amount, currency: intent?.currency.toUpperCase() ?? '', returned };
    });
  },
  paypal: (list) =>
    list<Order>('order').flatMap(({ purchase_units: units }) =>
      units.flatMap(({ custom_id: orderId, payments }) =>
        (payments?.captures ?? []).map(({ status, amount: { value, currency_code: currency } }) => {
          const amount = minor(value);
          return { payWay: 'paypal', orderId, amount, currency, returned: status === 'REFUNDED' ? amount : 0 } as const;
        }),
      ),
    ),
  gopay: (list) =>
    list<Transaction>('transaction').flatMap(({ transaction_status: status, order_id: orderId, ...transaction }) => {
      if (status !== 'settlement' && status !== 'refund') return [];
      const amount = minor(transaction.gross_amount);
      const returned = status === 'refund' ? amount : 0;
      return [{ payWay: 'gopay', orderId, amount, currency: transaction.currency, returned }] as const;
    }),
};
