/** The ways to answer a lead: call, write, copy. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { CopyIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { WayLink } from '../conversations/way-link.tsx';
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
      <WayLink href={`tel:${lead.phone}`} label={t('contact.callName', { name: lead.name })} onClick={onAnswer}>
        <PhoneIcon size={18} />
        {t('contact.call')}
      </WayLink>
      <WayLink
        href={`https://wa.me/${lead.phone.replace('+', '')}`}
        label={t('contact.whatsappName', { name: lead.name })}
        onClick={onAnswer}
        isElsewhere
      >
        <WhatsappGlyph size={18} />
        {t('contact.whatsapp')}
      </WayLink>
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
