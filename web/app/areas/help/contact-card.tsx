/** The way to people: an e-mail that says already whose account it is about, and when it is answered. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planAt } from '../../../../shared/model/account.ts';
import { supportMail } from '../../../help/support-mail.ts';
import { clockTime, supportState } from '../../../help/support-hours.ts';
import { support, supportEmail } from '../../../help/support-terms.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MailIcon } from '../../../ui/icons.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './help.module.css';
import { ResponseTable } from './response-table.tsx';

type ContactCardProps = {
  /** What it is about; empty when nobody knows. */
  subject: string;
  isAfterGuide?: boolean;
};

export function ContactCard({ subject, isAfterGuide = false }: ContactCardProps): ReactNode {
  const { t } = useTranslation('help');
  const account = useCall('getUserInfo', {}).data;
  const plan = account && planAt(account.plan, new Date());
  const href = supportMail({
    subject: t('contact.subject', { title: subject.trim() === '' ? t('title') : subject.trim() }),
    ...(account ? { line: t('contact.line', { account: account.accountId, plan }) } : {}),
  });
  return (
    <Card title={t(isAfterGuide ? 'contact.ask' : 'contact.title')} text={t('contact.text')} className={styles.contact}>
      <OpenNow />
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={href}>
          <MailIcon size={18} />
          {t('contact.write')}
        </ButtonLink>
        <CopyButton text={supportEmail} label={supportEmail} />
      </div>
      <p className={styles.text}>{t('contact.prefilled')}</p>
      {!isAfterGuide && <ResponseTable plan={plan ?? null} />}
      <a href="/status">{t('contact.status')}</a>
    </Card>
  );
}

/** By the reader's own clock; the hours themselves stand beside it. */
function OpenNow() {
  const { t } = useTranslation('help');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const { isOpen, until } = supportState(new Date(), support);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const moment = new Intl.DateTimeFormat(tag, { weekday: 'long', ...clock, timeZone }).format(until);
  const hours = new Intl.DateTimeFormat(tag, { ...clock, timeZone: support.timeZone });
  const [from, to] = [support.from, support.until].map((time) => hours.format(clockTime(time)));
  return (
    <p className={styles.open} data-open={isOpen}>
      <b>{t(isOpen ? 'contact.open' : 'contact.closed', { moment })}</b>
      <span>{t('contact.hours', { from, to, timeZone: support.timeZone })}</span>
    </p>
  );
}
