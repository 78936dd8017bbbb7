/**
 * In a process of its own: sets an invoice, then 200 more in five languages, and prints milliseconds and megabytes as JSON. What
 * is loaded is the function's source; a bundle loads faster.
 */
import type { InvoiceRow } from '../../functions/domain/billing/billing-rows.ts';
import { invoicePaper } from '../../functions/jobs/issue-invoice/invoice-paper.ts';
import { handler } from '../../functions/jobs/typeset/index.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';

const MORE = 200;

const buyers: [language: LanguageValue, name: string][] = [
  ['en_us', 'Mara Lindqvist'],
  ['de_de', 'Jörg Weißmüller'],
  ['ar_ae', 'ليلى المنصوري'],
  ['th_th', 'สมชาย ใจดี'],
  ['zh_hk', '陳美玲'],
];

function invoiceFor(number: number): InvoiceRow {
  const [language, name] = buyers[number % buyers.length] ?? ['en_us', ''];
  const price = { amount: 12_00, currency: 'EUR' } as const;
  return {
    ...{ invoiceId: `I${number}`, accountId: 'A', orderId: 'O', number: `XP-2026-${number}`, language, file: null },
    ...{ billedAt: '2026-03-10T12:00:00.000Z', status: 'paid', planId: 'individual', cycle: 'monthly' },
    ...{ periodStart: '2026-03-10T12:00:00.000Z', periodEnd: '2026-04-10T12:00:00.000Z', payWay: 'card' },
    ...{ net: price, vat: { ...price, amount: 3_00 }, vatPercent: 25, isReverseCharge: false },
    total: { ...price, amount: 15_00 },
    details: {
      ...{ name: `${name} ${number}`, company: '', vatNumber: '', billingEmail: 'accounts@example.com' },
      ...{ addressLine: 'Sveavägen 12', city: 'Stockholm', postcode: '111 57', country: 'SE' },
    },
  };
}

async function timeOf(number: number): Promise<number> {
  const data = invoicePaper(invoiceFor(number));
  const start = performance.now();
  await handler({ paper: 'invoice', data });
  return performance.now() - start;
}

const megabytes = (): number => process.memoryUsage().rss / 1e6;

const first = await timeOf(0);
const times: number[] = [];
let atFifty = 0;
for (let number = 1; number <= MORE; number += 1) {
  times.push(await timeOf(number));
  if (number === 50) atFifty = megabytes();
}
console.log(JSON.stringify({ first, times, atFifty, atEnd: megabytes() }));
