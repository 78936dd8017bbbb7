/**
 * The paying customer: whom invoices are made out to, and what can be charged. Of cards and wallets the row holds what the
 * providers tell: ids of theirs, and what a person knows them again by.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { BillingDetails, Customer } from '../../../shared/model/billing.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { customerKey, CustomerRow, subscriptionKey, SubscriptionRow } from './billing-rows.ts';
import { maskPhone } from './mask-values.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

/** Writes of the same customer at the same time that are waited for. */
const MOST_TRIES = 3;

/** `version` grows with each write: whoever read an older row has to read again. */
const KeptCustomer = CustomerRow.extend({ version: z.number().int().default(0) });
type KeptCustomer = z.infer<typeof KeptCustomer>;

export async function findCustomer(accountId: string): Promise<CustomerRow | null> {
  return readCustomer(accountId);
}

/** Throws `billing_details_missing` while there is none. */
export async function getCustomerOrThrow(accountId: string): Promise<CustomerRow> {
  const row = await readCustomer(accountId);
  if (!row) throw new AppError('billing_details_missing');
  return row;
}

/** Makes the customer, or changes whom invoices are made out to; issued invoices stay as they are. */
export async function saveCustomer(accountId: string, details: BillingDetails): Promise<CustomerRow> {
  const fresh: CustomerRow = { accountId, details, stripeCustomerId: null, cards: [], wallet: null, paypal: null };
  return write(accountId, (row) => ({ ...(row ?? fresh), details }));
}

/** Throws `billing_details_missing` while there is no customer. */
export async function changeCustomer(
  accountId: string,
  change: (row: CustomerRow) => CustomerRow,
): Promise<CustomerRow> {
  return write(accountId, (row) => change(presentOrThrow(row)));
}

/**
 * The same for a change that takes a card, a wallet or an agreement away: when the next renewal was to be paid with it, it is
 * to be paid by hand.
 */
export async function dropMethod(
  accountId: string,
  methodId: string,
  change: (row: CustomerRow) => CustomerRow,
): Promise<CustomerRow> {
  return write(
    accountId,
    (row) => change(presentOrThrow(row)),
    () => renewByHand(accountId, methodId),
  );
}

function presentOrThrow(row: CustomerRow | null): CustomerRow {
  if (!row) throw new AppError('billing_details_missing');
  return row;
}

async function readCustomer(accountId: string): Promise<KeptCustomer | null> {
  const item = await readRow('billing', customerKey(accountId));
  return item ? KeptCustomer.parse(item) : null;
}

/** Throws `conflict` when others kept on writing. */
async function write(
  accountId: string,
  change: (row: CustomerRow | null) => CustomerRow,
  beside: () => Promise<TransactItem[]> = async () => [],
): Promise<CustomerRow> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await readCustomer(accountId);
    const after = change(before);
    try {
      await dynamo.send(
        new TransactWriteCommand({ TransactItems: [putCustomer(after, before?.version ?? 0), ...(await beside())] }),
      );
      return after;
    } catch (error) {
      if (!cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw error;
    }
  }
  throw new AppError('conflict');
}

function putCustomer(row: CustomerRow, seen: number): TransactItem {
  return {
    Put: {
      TableName: environment.table('billing'),
      Item: { ...customerKey(row.accountId), ...row, version: seen + 1 },
      ConditionExpression: 'attribute_not_exists(version) OR version = :seen',
      ExpressionAttributeValues: { ':seen': seen },
    },
  };
}

async function renewByHand(accountId: string, methodId: string): Promise<TransactItem[]> {
  const item = await readRow('billing', subscriptionKey(accountId));
  if (!item) return [];
  const { method, version } = SubscriptionRow.parse(item);
  if (method?.methodId !== methodId) return [];
  return [
    {
      Update: {
        TableName: environment.table('billing'),
        Key: subscriptionKey(accountId),
        UpdateExpression: 'SET #method = :none, version = :next',
        ConditionExpression: 'version = :seen',
        ExpressionAttributeNames: { '#method': 'method' },
        ExpressionAttributeValues: { ':none': null, ':next': version + 1, ':seen': version },
      },
    },
  ];
}

/** What its owner sees: of wallets and agreements no more than they know them by. */
export function shownCustomer({ details, cards, wallet, paypal }: CustomerRow): Customer {
  return {
    details,
    cards,
    wallet: wallet && { phone: maskPhone(wallet.phone, '+62'), state: wallet.state },
    paypal: paypal && { payer: paypal.payer },
  };
}
