import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFeature } from '../../../../../shared/model/account.ts';
import { plansPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import buttonStyles from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './share.module.css';

/** The way to the card; what stands in it when the plan has none or the page is not live. */
export function BusinessCardSection(): ReactNode {
  const { t } = useTranslation('share');
  const { account, own } = useEditor();
  const isIncluded = hasFeature(account.plan, 'business-card', new Date());
  return (
    <Section title={t('card.title')} text={t('card.text')}>
      {!isIncluded && (
        <Notice tone="warning">
          <p>{t('card.locked')}</p>
          <ButtonLink variant="primary" to={plansPath('business-card')}>
            {t('card.upgrade')}
          </ButtonLink>
        </Notice>
      )}
      {isIncluded && own.liveLink === null && <p className={styles.soft}>{t('card.notLive')}</p>}
      {isIncluded && own.liveLink !== null && (
        <div className={styles.actions}>
          <a
            className={classNames(buttonStyles.button, buttonStyles.quiet)}
            href={`${own.liveLink}/card`}
            target="_blank"
            rel="noopener"
          >
            <ExternalIcon size={18} />
            {t('card.open')}
          </a>
        </div>
      )}
    </Section>
  );
}
