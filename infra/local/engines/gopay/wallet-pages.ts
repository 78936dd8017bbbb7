/** The wallet of the local GoPay: what a phone would show. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';
import { standInPage } from '../providers/stand-in-page.ts';
import type { Account, Transaction } from './transactions.ts';

const rupiah = (amount: string): string => `Rp ${Number(amount).toLocaleString('id-ID')}`;

/** In place of a camera: the codes that wait to be scanned. */
export function listPage(waiting: readonly Transaction[]): string {
  const items = waiting.map(
    ({ transaction_id: id, gross_amount: amount, description }) =>
      `<li><a href="/wallet/pay/${id}">${escapeMarkup(description)}, ${rupiah(amount)}</a></li>`,
  );
  return standInPage(
    'GoPay',
    'Scan a code',
    items.length === 0
      ? '<p>No code waits to be scanned.</p>'
      : `<p>Codes on screens near you:</p><ul>${items.join('')}</ul>`,
  );
}

export function payPage({
  transaction_id: id,
  gross_amount: amount,
  description,
  transaction_status: status,
}: Transaction): string {
  if (status !== 'pending')
    return standInPage('GoPay', 'This code is over', `<p>Its payment is: ${escapeMarkup(status)}.</p>`);
  return standInPage(
    'GoPay',
    'Pay with GoPay',
    `<p>${escapeMarkup(description)}</p><strong>${rupiah(amount)}</strong>` +
      `<form method="post" action="/wallet/pay/${id}"><button class="main" name="answer" value="pay">Pay</button>` +
      '<button name="answer" value="refuse">Refuse</button></form>',
  );
}

export function linkPage({ account_id: id, phone, account_status: status }: Account): string {
  if (status !== 'PENDING') return standInPage('GoPay', 'This is over', `<p>The link is: ${escapeMarkup(status)}.</p>`);
  return standInPage(
    'GoPay',
    'Link your wallet?',
    `<p>XPage may charge the wallet of +62 ${escapeMarkup(phone)} for renewals, until you unlink it.</p>` +
      `<form method="post" action="/wallet/link/${id}"><button class="main" name="answer" value="agree">Agree</button>` +
      '<button name="answer" value="refuse">Refuse</button></form>',
  );
}
