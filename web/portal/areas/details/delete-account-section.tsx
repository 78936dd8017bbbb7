/** The end of the account, quietly at the end of the screen: what goes, what stays and why, and the way to it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './delete-account.module.css';

export function DeleteAccountSection({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('portal');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <div>
        <h2 id="delete-account">{t('deletion.title')}</h2>
        <p>{t('deletion.text')}</p>
      </div>
      <div className={styles.lists}>
        <List title={t('deletion.goes')} lines={['account', 'answers', 'quotes']} />
        <List title={t('deletion.kept')} lines={['policies', 'again', 'backups']} />
      </div>
      <div>
        <Button className={styles.open} onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog email={email} onClose={() => setOpen(false)} />}
    </section>
  );
}

type Line = 'account' | 'answers' | 'quotes' | 'policies' | 'again' | 'backups';

function List({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  const { t } = useTranslation('portal');
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
