/**
 * An invoice outlives its account for ten years (rules of the one-stop shop, Regulation (EU) 282/2011, Article 63c), under
 * a pseudonym. A company's invoice has to name it; of a person only the country is demanded, as the place of the supply.
 */
import { KEPT_INVOICE_YEARS } from '../../../shared/model/lifecycle.ts';
import { InvoiceRow } from '../billing/billing-rows.ts';
import type { Row } from './data-map.ts';
import { keptInvoiceKey } from './lifecycle-rows.ts';
import { pseudonymOf } from './pseudonym.ts';

/** The row that remains; null for what is no invoice. */
export function keptInvoice(accountId: string, row: Row): Row | null {
  if (!String(row['sk']).startsWith('INVOICE#')) return null;
  const { details, orderId: _order, file: _file, language: _language, ...invoice } = InvoiceRow.parse(row);
  const pseudonym = pseudonymOf(accountId);
  const isCompany = details.vatNumber !== '' || details.company !== '';
  const buyer = isCompany ? { ...details, billingEmail: '', name: '' } : { country: details.country };
  const end = new Date(invoice.billedAt);
  end.setUTCFullYear(end.getUTCFullYear() + KEPT_INVOICE_YEARS);
  return {
    ...keptInvoiceKey(pseudonym, invoice.invoiceId),
    ...invoice,
    accountId: pseudonym,
    details: buyer,
    expiresAt: Math.floor(end.getTime() / 1_000),
  };
}
