import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { barColours, barShapes, type ConnectionBar } from '../../../../../shared/model/page.ts';
import editorStyles from '../editor.module.css';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { BarEntries } from './bar-entries.tsx';
import { BarPicture } from './bar-picture.tsx';
import { OptionCards } from './option-cards.tsx';

/** Customization Bottom Bar: what the thumb reaches on every screen of the page. */
export function BarSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const bar = draft.design.connectionBar;
  const change = (part: Partial<ConnectionBar>): void => setDesign({ connectionBar: { ...bar, ...part } });
  return (
    <Section
      title={t('bar.title')}
      text={t('bar.text')}
      actions={
        <Switch
          size="md"
          checked={bar.isOn}
          aria-label={t('bar.show')}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
      }
    >
      {bar.isOn && (
        <>
          <BarEntries bar={bar} onChange={change} />
          <div className={editorStyles.pair}>
            <OptionCards
              label={t('bar.shape')}
              value={bar.shape}
              options={barShapes.map((value) => ({
                value,
                label: t(`bar.${value}`),
                picture: <BarPicture shape={value} colour={bar.colour} />,
              }))}
              onChange={(shape) => change({ shape })}
            />
            <OptionCards
              label={t('bar.colour')}
              value={bar.colour}
              options={barColours.map((value) => ({
                value,
                label: t(`bar.${value}`),
                picture: <BarPicture shape={bar.shape} colour={value} />,
              }))}
              onChange={(colour) => change({ colour })}
            />
          </div>
        </>
      )}
    </Section>
  );
}
