import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { phoneText } from '../../../../shared/places/phone-text.ts';
import { Card } from '../../../ui/card.tsx';
import { MailIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { WayLink } from '../conversations/way-link.tsx';
import { WhatsappGlyph } from '../leads/whatsapp-glyph.tsx';
import styles from './case-contact.module.css';

/** How the customer is reached, as far as they have said. */
export function CaseContact({ detail: { customer } }: { detail: Pick<AgentCaseDetail, 'customer'> }): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const { email, telephone } = customer;
  if (email === '' && telephone === '') return null;
  return (
    <Card title={t('contact.title')}>
      <div className={styles.addresses}>
        {email !== '' && <bdi dir="ltr">{email}</bdi>}
        {telephone !== '' && <bdi dir="ltr">{phoneText(telephone)}</bdi>}
      </div>
      <div className={styles.ways}>
        {email !== '' && (
          <WayLink href={`mailto:${encodeURIComponent(email)}`}>
            <MailIcon size={18} />
            {t('contact.mail')}
          </WayLink>
        )}
        {telephone !== '' && (
          <>
            <WayLink href={`tel:${telephone}`}>
              <PhoneIcon size={18} />
              {t('contact.call')}
            </WayLink>
            <WayLink href={`https://wa.me/${telephone.replaceAll(/\D/g, '')}`} isElsewhere>
              <WhatsappGlyph size={18} />
              {t('contact.whatsapp')}
            </WayLink>
          </>
        )}
      </div>
    </Card>
  );
}
