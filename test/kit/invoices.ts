/** Orders, subscriptions and invoices as the table holds them, and an invoice of each language that there are words for. */
import {
  invoiceKey,
  orderKey,
  subscriptionKey,
  type InvoiceRow,
  type OrderRow,
  type SubscriptionRow,
} from '../../functions/domain/billing/billing-rows.ts';
import { NOW } from './call-context.ts';
import { accountId } from './id-tokens.ts';

export const orderId = '01KKBZJR0000000000000000RD';

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const details = {
  billingEmail: 'accounts@lindqvist.example',
  name: 'Mara Lindqvist',
  company: '',
  vatNumber: '',
  addressLine: 'Sveavägen 12',
  city: 'Stockholm',
  postcode: '111 57',
  country: 'SE',
};

export function orderRow(changes: Partial<OrderRow> = {}): OrderRow & { pk: string; sk: string } {
  const row: OrderRow = {
    orderId,
    accountId,
    kind: 'subscribe',
    planId: 'individual',
    cycle: 'monthly',
    periodStart: NOW.toISOString(),
    periodEnd: '2026-04-10T12:00:00.000Z',
    anchorDay: 10,
    price: eur(1_200),
    net: eur(1_200),
    vat: eur(300),
    vatPercent: 25,
    isReverseCharge: false,
    total: eur(1_500),
    payWay: 'card',
    reference: 'pi_1',
    isAutoRenewing: true,
    method: { payWay: 'card', methodId: 'pm_1' },
    state: 'paid',
    errorLabel: null,
    language: 'en_us',
    termsVersion: '2025-01-01',
    createdAt: NOW.toISOString(),
    paidAt: NOW.toISOString(),
    ...changes,
  };
  return { ...orderKey(row.orderId), ...row };
}

export function invoiceRow(changes: Partial<InvoiceRow> = {}): InvoiceRow & { pk: string; sk: string } {
  const { planId, cycle, periodStart, periodEnd, net, vat, vatPercent, isReverseCharge, total, payWay } = orderRow();
  const row: InvoiceRow = {
    invoiceId: orderId,
    accountId,
    orderId,
    number: 'XP-2026-000001',
    billedAt: NOW.toISOString(),
    status: 'paid',
    details,
    language: 'en_us',
    file: null,
    ...{ planId, cycle, periodStart, periodEnd, net, vat, vatPercent, isReverseCharge, total, payWay },
    ...changes,
  };
  return { ...invoiceKey(row.accountId, row.invoiceId), ...row };
}

export function subscriptionRow(changes: Partial<SubscriptionRow> = {}): SubscriptionRow & { pk: string; sk: string } {
  const { planId, cycle, price, periodStart, periodEnd, anchorDay, isAutoRenewing, method } = orderRow();
  const row: SubscriptionRow = {
    accountId,
    status: 'active',
    startedAt: periodStart,
    next: null,
    failure: null,
    billedBy: 'us',
    version: 1,
    ...{ planId, cycle, price, periodStart, periodEnd, anchorDay, isAutoRenewing, method },
    ...changes,
  };
  return { ...subscriptionKey(row.accountId), ...row };
}

const untaxed = (amount: number, currency: 'AED' | 'HKD' | 'CNY' | 'THB' | 'JPY') => ({
  net: { amount, currency },
  vat: { amount: 0, currency },
  vatPercent: 0,
  total: { amount, currency },
});

/** A buyer of each language, with the tax of their country. */
export const samples = {
  english: invoiceRow(),
  german: invoiceRow({
    number: 'XP-2026-000117',
    language: 'de_de',
    planId: 'pro',
    cycle: 'yearly',
    periodEnd: '2027-03-10T12:00:00.000Z',
    net: eur(129_000),
    vat: eur(0),
    vatPercent: 0,
    isReverseCharge: true,
    total: eur(129_000),
    payWay: 'paypal',
    details: {
      ...details,
      name: 'Jörg Weißmüller',
      company: 'Weißmüller & Söhne Versicherungsmakler GmbH',
      vatNumber: 'DE123456789',
      addressLine: 'Große Bleichen 21',
      city: 'Hamburg',
      postcode: '20354',
      country: 'DE',
    },
  }),
  arabic: invoiceRow({
    number: 'XP-2026-000118',
    language: 'ar_ae',
    ...untaxed(449_00, 'AED'),
    details: {
      ...details,
      name: 'ليلى المنصوري',
      company: 'مكتب المنصوري للاستشارات',
      addressLine: 'شارع الشيخ زايد 45',
      city: 'دبي',
      postcode: '',
      country: 'AE',
    },
  }),
  traditionalChinese: invoiceRow({
    number: 'XP-2026-000119',
    language: 'zh_hk',
    planId: 'team1',
    ...untaxed(898_00, 'HKD'),
    details: {
      ...details,
      name: '陳美玲',
      company: '港灣理財顧問有限公司',
      addressLine: '德輔道中 88 號',
      city: '中環',
      postcode: '',
      country: 'HK',
    },
  }),
  simplifiedChinese: invoiceRow({
    number: 'XP-2026-000120',
    language: 'zh_cn',
    ...untaxed(88_00, 'CNY'),
    details: {
      ...details,
      name: '张伟',
      company: '上海远见咨询有限公司',
      addressLine: '南京西路 1266 号',
      city: '上海',
      postcode: '200040',
      country: 'CN',
    },
  }),
  thai: invoiceRow({
    number: 'XP-2026-000121',
    language: 'th_th',
    ...untaxed(399_00, 'THB'),
    details: {
      ...details,
      name: 'สมชาย ใจดี',
      company: 'บริษัท ใจดีประกันภัย จำกัด',
      addressLine: '99 ถนนสุขุมวิท',
      city: 'กรุงเทพมหานคร',
      postcode: '10110',
      country: 'TH',
    },
  }),
  japanese: invoiceRow({
    number: 'XP-2026-000122',
    language: 'ja_jp',
    ...untaxed(1_800, 'JPY'),
    details: {
      ...details,
      name: '佐藤 花子',
      company: '佐藤コンサルティング株式会社',
      addressLine: '丸の内1-2-3',
      city: '東京都千代田区',
      postcode: '100-0005',
      country: 'JP',
    },
  }),
} as const;
