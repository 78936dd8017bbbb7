import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { templateIds, type TemplateId } from '../../../../../shared/model/page.ts';
import { templateNeeds } from '../../../../../shared/model/template.ts';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { Miniature } from './miniature.tsx';
import { OptionCards } from './option-cards.tsx';
import { PlanMark } from './plan-mark.tsx';
import { UpgradeNotice } from './upgrade-notice.tsx';
import { useIsOpen } from './use-is-open.ts';
import { HelpLink } from '../../../../ui/help-link.tsx';

/** The templates, each drawn with the owner's own page. */
export function TemplateSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const isOpen = useIsOpen();
  const [wanted, setWanted] = useState<TemplateId | null>(null);
  const { template } = draft.design;
  const locked = isOpen(templateNeeds[template]) ? wanted : template;
  const choose = (next: TemplateId): void => {
    const isAllowed = isOpen(templateNeeds[next]);
    setWanted(isAllowed ? null : next);
    if (isAllowed) setDesign({ template: next });
  };
  return (
    <Section
      title={t('template.title')}
      text={
        <>
          {t('template.text')} <HelpLink guide="design" />
        </>
      }
    >
      <OptionCards
        label={t('template.title')}
        isLabelHidden
        size="large"
        value={template}
        options={templateIds.map((id) => ({
          value: id as TemplateId,
          label: t(`template.${id}`),
          picture: <Miniature template={id} />,
          mark: <PlanMark need={templateNeeds[id]} />,
        }))}
        onChange={choose}
      />
      {locked !== null && !isOpen(templateNeeds[locked]) && (
        <UpgradeNotice
          text={
            locked === template ? t('template.locked') : t('templates.needsPlan', { name: t(`template.${locked}`) })
          }
        />
      )}
    </Section>
  );
}
