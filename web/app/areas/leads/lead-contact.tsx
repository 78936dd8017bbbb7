/** The ways to answer a lead: call, write, copy. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { CopyIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './lead-contact.module.css';
import { WhatsappGlyph } from './whatsapp-glyph.tsx';

type LeadContactProps = {
  lead: Lead;
  /** The owner calls or writes. */
  onAnswer: () => void;
};

export function LeadContact({ lead, onAnswer }: LeadContactProps): ReactNode {
  const { t } = useTranslation('leads');
  return (
    <div className={styles.contact}>
      <a
        className={styles.way}
        href={`tel:${lead.phone}`}
        aria-label={t('contact.callName', { name: lead.name })}
        onClick={onAnswer}
      >
        <PhoneIcon size={18} />
        {t('contact.call')}
      </a>
      <a
        className={styles.way}
        href={`https://wa.me/${lead.phone.replace('+', '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('contact.whatsappName', { name: lead.name })}
        onClick={onAnswer}
      >
        <WhatsappGlyph size={18} />
        {t('contact.whatsapp')}
      </a>
      <CopyPhone phone={lead.phone} />
    </div>
  );
}

function CopyPhone({ phone }: { phone: string }) {
  const { t } = useTranslation('leads');
  const { copied, failed } = useToasts();
  const copy = (): void => void navigator.clipboard.writeText(phone).then(copied, failed);
  return (
    <IconButton label={t('contact.copy')} className={styles.copy} onClick={copy}>
      <CopyIcon size={18} />
    </IconButton>
  );
}
