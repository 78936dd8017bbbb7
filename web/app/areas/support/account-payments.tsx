/** What was paid, and giving it back. */
import { useState, type ReactNode } from 'react';
import type { SupportedAccount } from '../../../../shared/model/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './account-desk.module.css';
import type { AccountViewProps } from './account-view.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import support from './support.module.css';
import { momentWords, moneyWords } from './words.ts';

export type Payment = SupportedAccount['payments'][number];

export function AccountPayments(props: AccountViewProps): ReactNode {
  const { account, isAdministrator } = props;
  const [chosen, setChosen] = useState<Payment | null>(null);
  const isStore = account.subscription?.billedBy === 'store';
  return (
    <Card title="Payments">
      {isStore && <Notice>Billed by an app store: only the store can give it back.</Notice>}
      {account.payments.length === 0 && <p className={support.soft}>Nothing was paid yet.</p>}
      <ul className={styles.payments}>
        {account.payments.map((payment) => (
          <li key={payment.orderId}>
            <span>
              <strong>{moneyWords(payment.total)}</strong> {payment.number}
              <br />
              <span className={support.soft}>
                {payment.payWay}, {momentWords(payment.billedAt)}
                {payment.status === 'refunded' && ', given back'}
              </span>
            </span>
            {isAdministrator && !isStore && payment.status === 'paid' && (
              <Button onClick={() => setChosen(payment)}>Give back…</Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== null && <RefundDialog {...props} payment={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}
