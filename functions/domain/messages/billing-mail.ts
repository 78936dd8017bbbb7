/**
 * Mails about plans and payments: to where the account wants its invoices, and to its own address when that is another.
 * All but reminders are part of the contract, so nobody can leave them (choice-of-mail.ts).
 */
import * as z from 'zod';
import { planIds } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { documentTag } from '../../../shared/places/languages.ts';
import { moneyText } from '../../../shared/rules/money-text.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { orderKey, OrderRow } from '../billing/billing-rows.ts';
import { findCustomer } from '../billing/customers.ts';
import { findInvoice } from '../billing/find-invoices.ts';
import { invoiceFileName, readInvoiceFile } from '../billing/invoice-files.ts';
import { descriptionIn, planName } from '../billing/invoice-texts.ts';
import { billingTexts, type BillingTexts } from './billing-texts.ts';
import type { Mail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem'] }] };

export const billingMessages = [
  /** The invoice goes along: nothing is sent before it is drawn, and its drawing sends it. */
  z.strictObject({ template: z.literal('payment-receipt'), accountId: z.string(), orderId: z.string() }),
  z.strictObject({
    template: z.literal('renewal-failed'),
    accountId: z.string(),
    /** What the provider says, in its own words. */
    label: z.string(),
    nextTryAt: z.string().nullable(),
  }),
  z.strictObject({ template: z.literal('renewal-due'), accountId: z.string(), at: z.string() }),
  z.strictObject({ template: z.literal('plan-ended'), accountId: z.string(), planId: z.enum(planIds) }),
  z.strictObject({ template: z.literal('subscription-cancelled'), accountId: z.string(), endsAt: z.string() }),
  z.strictObject({
    template: z.literal('payment-refunded'),
    accountId: z.string(),
    orderId: z.string(),
    /** The plan that the account has again. */
    planId: z.enum(planIds).nullable().optional(),
  }),
  z.strictObject({ template: z.literal('card-expiring'), accountId: z.string() }),
  z.strictObject({
    template: z.literal('trial-ending'),
    accountId: z.string(),
    planId: z.enum(planIds),
    at: z.string(),
  }),
] as const;

export type BillingMessage = z.infer<(typeof billingMessages)[number]>;

type RefundMessage = Extract<BillingMessage, { template: 'payment-refunded' }>;
type FailedMessage = Extract<BillingMessage, { template: 'renewal-failed' }>;

export const isBillingMessage = (message: { template: string }): message is BillingMessage =>
  billingMessages.some(({ shape }) => shape.template.value === message.template);

export type BillingWords = Pick<Mail, 'subject' | 'paragraphs' | 'links' | 'attachments'>;

/** Both addresses once; none for an account without any. */
export async function billingAddresses({ accountId, email }: AccountRow): Promise<string[]> {
  const customer = await findCustomer(accountId);
  const addresses = [customer?.details.billingEmail ?? '', email].filter((address) => address !== '');
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Null when what the mail is about is not there. */
export async function billingWords(message: BillingMessage, account: AccountRow): Promise<BillingWords | null> {
  const texts = billingTexts(account.language);
  switch (message.template) {
    case 'payment-receipt':
      return receiptWords(message.orderId, account, texts);
    case 'payment-refunded':
      return refundWords(message, account, texts);
    case 'renewal-failed':
      return failedWords(message, account, texts);
    case 'renewal-due': {
      const date = dayText(message.at, account);
      return planWords(texts, texts.dueSubject, texts.dueText, { date });
    }
    case 'subscription-cancelled': {
      const date = dayText(message.endsAt, account);
      return planWords(texts, texts.cancelledSubject, texts.cancelledText, { date });
    }
    case 'plan-ended':
      return planWords(texts, texts.endedSubject, texts.endedText, {
        plan: planName(account.language, message.planId),
      });
    case 'trial-ending': {
      const values = { plan: planName(account.language, message.planId), date: dayText(message.at, account) };
      return planWords(texts, texts.trialSubject, texts.trialText, values);
    }
    case 'card-expiring':
      return { subject: texts.cardSubject, paragraphs: [texts.cardText], links: [paymentLink(texts.openPayment)] };
  }
}

async function receiptWords(
  orderId: string,
  { accountId, language }: AccountRow,
  texts: BillingTexts,
): Promise<BillingWords | null> {
  const invoice = await findInvoice(accountId, orderId);
  if (!invoice?.file) return null;
  const values = {
    total: moneyText(documentTag(language), invoice.total),
    number: invoice.number,
    description: descriptionIn(language, invoice.planId, invoice.cycle),
  };
  const body = await readInvoiceFile(invoice.file);
  return {
    subject: fill(texts.receiptSubject, values),
    paragraphs: [fill(texts.receiptText, values)],
    links: [paymentLink(texts.openInvoices)],
    attachments: [{ name: invoiceFileName(invoice), type: 'application/pdf', body }],
  };
}

/** Of any order, also of one that was paid twice and so has no invoice. */
async function refundWords(
  { accountId, orderId, planId = null }: RefundMessage,
  { language }: AccountRow,
  texts: BillingTexts,
): Promise<BillingWords | null> {
  const item = await readRow('billing', orderKey(orderId));
  const order = item ? OrderRow.parse(item) : null;
  if (order?.accountId !== accountId) return null;
  const values = { total: moneyText(documentTag(language), order.total) };
  return {
    subject: fill(texts.refundedSubject, values),
    paragraphs: [
      fill(texts.refundedText, values),
      ...(planId === null ? [] : [fill(texts.refundedPlan, { plan: planName(language, planId) })]),
    ],
    links: [paymentLink(texts.openInvoices)],
  };
}

function failedWords(
  { label, nextTryAt }: FailedMessage,
  { timeZone, language }: AccountRow,
  texts: BillingTexts,
): BillingWords {
  const format = new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeStyle: 'short', timeZone });
  const next =
    nextTryAt === null ? texts.failedLast : fill(texts.failedNext, { time: format.format(new Date(nextTryAt)) });
  return {
    subject: texts.failedSubject,
    paragraphs: [fill(texts.failedText, { label }), next],
    links: [paymentLink(texts.openPayment)],
  };
}

function planWords(texts: BillingTexts, subject: string, text: string, values: Record<string, string>): BillingWords {
  const links = [{ label: texts.openPlan, href: `${environment.appOrigin()}/app/plan` }];
  return { subject: fill(subject, values), paragraphs: [fill(text, values)], links };
}

const paymentLink = (label: string) => ({ label, href: `${environment.appOrigin()}/app/payment` });

function dayText(time: string, { timeZone, language }: AccountRow): string {
  return new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeZone }).format(new Date(time));
}
