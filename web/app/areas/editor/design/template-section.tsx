import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFeature } from '../../../../../shared/model/account.ts';
import { templateIds, type TemplateId } from '../../../../../shared/model/page.ts';
import { templateNeeds } from '../../../../../shared/model/template.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { OptionCards } from './option-cards.tsx';
import styles from './design.module.css';
import { Miniature } from './miniature.tsx';

/** The templates, each drawn with the owner's own page. */
export function TemplateSection(): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setDesign } = useDraftActions();
  const isOpen = useIsTemplateOpen();
  const { template } = draft.design;
  return (
    <Section title={t('template.title')} text={t('template.text')}>
      <OptionCards
        label={t('template.title')}
        isLabelHidden
        size="large"
        value={template}
        options={templateIds.map((id) => ({
          value: id as TemplateId,
          label: t(`template.${id}`),
          picture: <Miniature template={id} />,
          mark: <TemplateMark template={id} />,
        }))}
        onChange={(next) => setDesign({ template: next })}
      />
      {!isOpen(template) && (
        <Notice tone="warning">
          <p>{t('template.locked')}</p>
          <ButtonLink variant="primary" to={pathTo('plan')}>
            {t('template.upgrade')}
          </ButtonLink>
        </Notice>
      )}
    </Section>
  );
}

/** Whether the owner's plan lets a template go live; every one can be tried. */
function useIsTemplateOpen(): (template: TemplateId) => boolean {
  const { account } = useEditor();
  return (template) => {
    const need = templateNeeds[template];
    return need === null || hasFeature(account.plan, need, new Date());
  };
}

function TemplateMark({ template }: { template: TemplateId }): ReactNode {
  const { t } = useTranslation('editor');
  const isOpen = useIsTemplateOpen();
  if (templateNeeds[template] === null) return <span className={styles.mark}>{t('template.free')}</span>;
  const isIncluded = isOpen(template);
  return (
    <span className={classNames(styles.mark, !isIncluded && styles.upgrade)}>
      {t(isIncluded ? 'template.included' : 'template.upgradeMark')}
    </span>
  );
}
