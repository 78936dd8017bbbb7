import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_OFFERS } from '../../../../../shared/model/page.ts';
import { useDraftActions } from '../editor-context.tsx';
import { RowList } from '../rows/row-list.tsx';
import { Section } from '../section.tsx';
import { AddButton } from './add-button.tsx';
import { FeatureRow } from './feature-row.tsx';
import { Invitation } from './invitation.tsx';
import { FeatureSketch } from './sketches.tsx';

/** Facts that speak for the owner (specification 1, section 2: key features). */
export function FeaturesSection(): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { draft, setFeatures } = useDraftActions();
  const [newId, setNewId] = useState<string | null>(null);
  const { features } = draft;
  const add = (): void => {
    const id = crypto.randomUUID();
    setFeatures((before) => [...before, { id, title: '', text: '' }]);
    setNewId(id);
  };
  const addButton = <AddButton label={t('features.add')} isFull={features.length >= MAX_OFFERS} onAdd={add} />;
  return (
    <Section
      part="features"
      title={t('features.title')}
      text={t('features.text')}
      actions={features.length > 0 && addButton}
    >
      <RowList
        items={features}
        nameOf={({ title }) => title.trim() || t('features.nameless')}
        onChange={setFeatures}
        empty={
          <Invitation
            sketch={<FeatureSketch />}
            title={t('features.emptyTitle')}
            text={t('features.emptyText')}
            action={addButton}
          />
        }
      >
        {(feature, order) => (
          <FeatureRow key={feature.id} feature={feature} order={order} isNew={feature.id === newId} />
        )}
      </RowList>
    </Section>
  );
}
