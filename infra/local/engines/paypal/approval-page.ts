/** Where a payer of the local PayPal chooses an account, and agrees or not. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';
import { standInPage } from '../providers/stand-in-page.ts';
import type { Order } from './orders.ts';
import { payers } from './payers.ts';

export function approvalPage({ id, purchase_units: [unit], payment_source: { paypal } }: Order): string {
  const amount = unit && `${unit.amount.currency_code} ${unit.amount.value}`;
  const agreement = paypal.attributes
    ? '<p>XPage may charge this account for renewals, until you take that back.</p>'
    : '';
  const choices = Object.entries(payers).map(
    ([key, { email, words }], index) =>
      `<label><input type="radio" name="payer" value="${key}"${index === 0 ? ' checked' : ''}><span>${escapeMarkup(email)}<br>${escapeMarkup(words)}</span></label>`,
  );
  return standInPage(
    'PayPal',
    'Pay with PayPal',
    `<p>${escapeMarkup(unit?.description ?? '')}</p><strong>${escapeMarkup(amount ?? '')}</strong>${agreement}` +
      `<form method="post" action="/checkoutnow?token=${encodeURIComponent(id)}">${choices.join('')}` +
      '<button class="main" name="answer" value="approve">Approve</button><button name="answer" value="cancel">Cancel</button></form>',
  );
}
