/** Transactions and linked accounts of the local Midtrans. Answers carry their status in the body, as the real ones do. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { EngineError, type Clock } from '../engine.ts';
import type { ObjectStore } from '../providers/object-store.ts';

const Charge = z.strictObject({
  payment_type: z.literal('gopay'),
  transaction_details: z.strictObject({ order_id: z.string().max(50), gross_amount: z.int().positive() }),
  item_details: z.array(
    z.strictObject({ id: z.string().max(50), price: z.int(), quantity: z.literal(1), name: z.string().max(50) }),
  ),
  custom_expiry: z.strictObject({ expiry_duration: z.int().positive(), unit: z.literal('minute') }),
  gopay: z.union([
    z.strictObject({ enable_callback: z.boolean(), callback_url: z.url() }),
    z.strictObject({ account_id: z.string(), payment_option_token: z.string(), recurring: z.boolean() }),
  ]),
});

const Link = z.strictObject({
  payment_type: z.literal('gopay'),
  gopay_partner: z.strictObject({
    phone_number: z.string().regex(/^\d{9,12}$/),
    country_code: z.literal('62'),
    redirect_url: z.url(),
  }),
});

const Refund = z.strictObject({ refund_key: z.string(), amount: z.int().positive(), reason: z.string() });

export type Transaction = {
  transaction_id: string;
  order_id: string;
  gross_amount: string;
  currency: 'IDR';
  payment_type: 'gopay';
  transaction_time: string;
  transaction_status: string;
  fraud_status: 'accept';
  expiry_time: string;
  channel_response_message?: string;
  /** Ours. */
  description: string;
  expiresAt: number;
  callbackUrl: string;
  refundKey: string;
};

export type Account = {
  account_id: string;
  account_status: 'PENDING' | 'ENABLED' | 'DISABLED';
  /** Ours. */
  phone: string;
  redirectUrl: string;
};

export type TransactionsOptions = {
  objects: ObjectStore;
  clock: Clock;
  ownOrigin(): string;
  /** @param over names of the fields that are signed */
  notify(said: Record<string, string>, over: readonly string[]): Promise<void>;
};

/** Numbers that end so have an empty wallet whenever they are charged; those that end with 404 have no wallet. */
const EMPTY_WALLET = '000';
const NO_WALLET = '404';

const answer = (status: number, message: string, fields: object = {}): object => ({
  status_code: String(status),
  status_message: message,
  ...fields,
});

/** "2026-03-10 19:15:00", in the time of Jakarta. */
const jakarta = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export type Transactions = ReturnType<typeof createTransactions>;

export function createTransactions({ objects, clock, ownOrigin, notify }: TransactionsOptions) {
  function save(transaction: Transaction): Transaction {
    objects.save('transaction', transaction.transaction_id, transaction);
    objects.save('order', transaction.order_id, { id: transaction.transaction_id });
    return transaction;
  }

  /** By its own id or the merchant's; one whose time is over has expired. */
  function search(id: string): Transaction | undefined {
    const byOrder = objects.find<{ id: string }>('order', id)?.id;
    const found = objects.find<Transaction>('transaction', byOrder ?? id);
    const isOver = found?.transaction_status === 'pending' && found.expiresAt <= clock();
    return isOver ? change(found, 'expire') : found;
  }

  function find(id: string): Transaction {
    const found = search(id);
    if (!found) throw new EngineError('404', 'Transaction doesn’t exist.', 404);
    return found;
  }

  function change(transaction: Transaction, status: string, words?: string): Transaction {
    const after = save({
      ...transaction,
      transaction_status: status,
      ...(words === undefined ? {} : { channel_response_message: words }),
    });
    const code = status === 'settlement' || status.endsWith('refund') ? '200' : '202';
    const { description: _d, expiresAt: _e, callbackUrl: _c, refundKey: _r, ...said } = after;
    void notify({ ...said, status_code: code, status_message: 'midtrans payment notification' }, [
      'order_id',
      'status_code',
      'gross_amount',
    ]);
    return after;
  }

  const shown = ({ description: _d, expiresAt: _e, callbackUrl: _c, refundKey: _r, ...rest }: Transaction) => rest;

  function charge(body: unknown): object {
    const sent = parse(Charge, body);
    const { order_id: orderId, gross_amount: amount } = sent.transaction_details;
    if (search(orderId))
      return answer(406, 'The request could not be completed due to a conflict: order_id has been taken.');
    const now = clock();
    const expiresAt = now + sent.custom_expiry.expiry_duration * 60_000;
    const made: Transaction = {
      transaction_id: randomUUID(),
      order_id: orderId,
      gross_amount: `${amount}.00`,
      currency: 'IDR',
      payment_type: 'gopay',
      transaction_time: jakarta(now),
      transaction_status: 'pending',
      fraud_status: 'accept',
      expiry_time: jakarta(expiresAt),
      description: sent.item_details[0]?.name ?? '',
      expiresAt,
      callbackUrl: 'callback_url' in sent.gopay ? sent.gopay.callback_url : '',
      refundKey: '',
    };
    return 'account_id' in sent.gopay ? chargeWallet(made, sent.gopay.account_id) : open(made);
  }

  function open(made: Transaction): object {
    const { transaction_id: id } = save(made);
    const deepLink = `${ownOrigin()}/wallet/pay/${id}`;
    return answer(201, 'GoPay transaction is created', {
      ...shown(made),
      qr_string: `00020101021226LOCAL${id.replaceAll('-', '').toUpperCase()}6304`,
      actions: [
        { name: 'deeplink-redirect', method: 'GET', url: deepLink },
        { name: 'get-status', method: 'GET', url: `${ownOrigin()}/v2/${id}/status` },
      ],
    });
  }

  function chargeWallet(made: Transaction, accountId: string): object {
    const account = objects.find<Account>('account', accountId);
    if (account?.account_status !== 'ENABLED') return answer(202, 'GoPay account is not linked');
    if (account.phone.endsWith(EMPTY_WALLET)) {
      const words = 'Customer’s GoPay balance is insufficient';
      return answer(202, words, shown(change(made, 'deny', words)));
    }
    return answer(200, 'Success, GoPay transaction is successful', shown(change(made, 'settlement')));
  }

  function status(id: string): object {
    const found = search(id);
    if (!found) return answer(404, 'Transaction doesn’t exist.');
    const code = found.transaction_status === 'settlement' ? 200 : found.transaction_status === 'pending' ? 201 : 202;
    return answer(code, 'Success, transaction is found', shown(found));
  }

  function expire(id: string): object {
    const found = search(id);
    if (!found) return answer(404, 'Transaction doesn’t exist.');
    if (found.transaction_status !== 'pending') return answer(412, 'Transaction status cannot be updated.');
    return answer(407, 'Success, transaction has expired', shown(change(found, 'expire')));
  }

  function refund(id: string, body: unknown): object {
    const { amount, refund_key: key } = parse(Refund, body);
    const found = search(id);
    if (!found) return answer(404, 'Transaction doesn’t exist.');
    if (found.refundKey === key) return answer(200, 'Success, refund request is approved', shown(found));
    if (found.transaction_status !== 'settlement') return answer(412, 'Transaction status cannot be updated.');
    if (amount > Number(found.gross_amount)) return answer(414, 'Refund amount is more than the transaction’s.');
    const isWhole = amount === Number(found.gross_amount);
    const after = change({ ...found, refundKey: key }, isWhole ? 'refund' : 'partial_refund');
    return answer(200, 'Success, refund request is approved', shown(after));
  }

  /** What the holder answers in the wallet. @returns where the browser goes */
  function answerPayer(id: string, isPaid: boolean): string {
    const found = find(id);
    if (found.transaction_status !== 'pending') return `/wallet/pay/${id}`;
    change(found, isPaid ? 'settlement' : 'deny', isPaid ? undefined : 'The holder refused the payment');
    return found.callbackUrl === '' ? '/wallet' : found.callbackUrl;
  }

  function saveAccount(account: Account): Account {
    objects.save('account', account.account_id, account);
    return account;
  }

  function link(body: unknown): object {
    const { phone_number: phone, redirect_url: redirectUrl } = parse(Link, body).gopay_partner;
    if (phone.endsWith(NO_WALLET)) return answer(202, 'User Not Found', { payment_type: 'gopay' });
    const account = saveAccount({ account_id: randomUUID(), account_status: 'PENDING', phone, redirectUrl });
    return answer(201, 'Success', {
      payment_type: 'gopay',
      account_id: account.account_id,
      account_status: account.account_status,
      actions: [
        { name: 'activation-link-url', method: 'GET', url: `${ownOrigin()}/wallet/link/${account.account_id}` },
      ],
    });
  }

  function findAccount(id: string): Account {
    const account = objects.find<Account>('account', id);
    if (!account) throw new EngineError('404', 'Account doesn’t exist.', 404);
    return account;
  }

  function readAccount(id: string): object {
    const account = objects.find<Account>('account', id);
    if (!account) return answer(404, 'Account doesn’t exist.');
    const { account_id: accountId, account_status: state } = account;
    const options = [{ name: 'GOPAY_WALLET', active: true, token: `wallet-${accountId}` }];
    return answer(200, 'Success', {
      payment_type: 'gopay',
      account_id: accountId,
      account_status: state,
      ...(state === 'ENABLED' ? { metadata: { payment_options: options } } : {}),
    });
  }

  function changeAccount(account: Account, state: Account['account_status']): void {
    const { account_id: id } = saveAccount({ ...account, account_status: state });
    void notify({ payment_type: 'gopay', account_id: id, account_status: state, status_code: '200' }, [
      'account_id',
      'account_status',
      'status_code',
    ]);
  }

  function answerLink(id: string, isAgreed: boolean): string {
    const account = findAccount(id);
    if (account.account_status === 'PENDING') changeAccount(account, isAgreed ? 'ENABLED' : 'DISABLED');
    return account.redirectUrl;
  }

  function unlink(id: string): object {
    const account = objects.find<Account>('account', id);
    if (!account) return answer(404, 'Account doesn’t exist.');
    if (account.account_status === 'DISABLED') return answer(412, 'Account status cannot be updated.');
    changeAccount(account, 'DISABLED');
    return answer(204, 'Success', { account_id: id, account_status: 'DISABLED' });
  }

  const waiting = (): Transaction[] =>
    objects
      .list<Transaction>('transaction')
      .map(({ transaction_id: id }) => find(id))
      .filter(({ transaction_status: state }) => state === 'pending');

  return {
    charge,
    status,
    expire,
    refund,
    find,
    waiting,
    answerPayer,
    link,
    findAccount,
    readAccount,
    answerLink,
    unlink,
  };
}

function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EngineError('400', `Validation failed: ${issue?.path.join('.')} ${issue?.message}`, 400);
}
