import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTemplateIds, type ImageTemplateId, type TemplateId } from '../../../../../shared/model/page.ts';
import { imageTemplateNeeds } from '../../../../../shared/model/template.ts';
import { CoverArt } from '../../../../pages/sections/cover-art.tsx';
import { pageColours } from '../../../../pages/theme.ts';
import { ImageIcon } from '../../../../ui/area-icons.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './design.module.css';
import { OptionCards } from './option-cards.tsx';
import { PlanMark } from './plan-mark.tsx';
import { UpgradeNotice } from './upgrade-notice.tsx';
import { useIsOpen } from './use-is-open.ts';

/** Templates in which a cover is seen. */
const withCover: readonly TemplateId[] = ['personal-brand', 'creative', 'networking'];

/** Ready-made covers in the colour of the page, for owners who have no picture or want none. */
export function CoverSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const isOpen = useIsOpen();
  const [locked, setLocked] = useState<ImageTemplateId | null>(null);
  const { template, imageTemplate, themeColour } = draft.design;
  if (!withCover.includes(template)) return null;
  const { field, fieldShape } = pageColours(themeColour, 'light');
  const choose = (next: ImageTemplateId | 'none'): void => {
    const isAllowed = next === 'none' || isOpen(imageTemplateNeeds[next]);
    setLocked(isAllowed ? null : next);
    if (isAllowed) setDesign({ imageTemplate: next === 'none' ? null : next });
  };
  return (
    <Section title={t('cover.title')} text={t('cover.text')}>
      <OptionCards<ImageTemplateId | 'none'>
        label={t('cover.title')}
        isLabelHidden
        value={imageTemplate ?? 'none'}
        options={[
          { value: 'none', label: t('cover.none'), picture: <ImageIcon size={24} /> },
          ...imageTemplateIds.map((id) => ({
            value: id,
            label: t(`cover.${id}`),
            picture: (
              <span className={styles.cover}>
                <CoverArt id={id} field={field} shape={fieldShape} />
              </span>
            ),
            mark: <PlanMark need={imageTemplateNeeds[id]} />,
          })),
        ]}
        onChange={choose}
      />
      {locked !== null && <UpgradeNotice text={t('templates.needsPlan', { name: t(`cover.${locked}`) })} />}
    </Section>
  );
}
