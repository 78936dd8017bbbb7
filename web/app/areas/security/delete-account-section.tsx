/** The end of the account: what goes, what is kept and why, and the way to it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './lifecycle.module.css';

export function DeleteAccountSection(): ReactNode {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('deletion.title')} text={t('deletion.text')}>
      <div className={styles.stack}>
        <div className={styles.lists}>
          <List title={t('deletion.goes')} lines={['page', 'visitors', 'account', 'payment']} />
          <List title={t('deletion.kept')} lines={['invoices', 'backups']} />
        </div>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t('deletion.open')}
          </Button>
        </div>
      </div>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

type Line = 'page' | 'visitors' | 'account' | 'payment' | 'invoices' | 'backups';

function List({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  const { t } = useTranslation('security');
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`deletion.line.${line}`)}</li>
        ))}
      </ul>
    </div>
  );
}
