import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_OFFERS } from '../../../../../shared/model/page.ts';
import { useDraftActions } from '../editor-context.tsx';
import { RowList } from '../rows/row-list.tsx';
import { Section } from '../section.tsx';
import { AddButton } from './add-button.tsx';
import { Invitation } from './invitation.tsx';
import { OfferRow } from './offer-row.tsx';
import { OfferSketch } from './sketches.tsx';

/** What people can have from the owner (specification 1, section 2: what I offer). */
export function OffersSection(): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { draft, setOffers } = useDraftActions();
  const [newId, setNewId] = useState<string | null>(null);
  const { offers } = draft;
  const add = (): void => {
    const id = crypto.randomUUID();
    setOffers((before) => [...before, { id, title: '', text: '', price: '', photo: null, link: '' }]);
    setNewId(id);
  };
  const addButton = <AddButton label={t('offers.add')} isFull={offers.length >= MAX_OFFERS} onAdd={add} />;
  return (
    <Section part="offers" title={t('offers.title')} text={t('offers.text')} actions={offers.length > 0 && addButton}>
      <RowList
        items={offers}
        nameOf={({ title }) => title.trim() || t('offers.nameless')}
        onChange={setOffers}
        empty={
          <Invitation
            sketch={<OfferSketch />}
            title={t('offers.emptyTitle')}
            text={t('offers.emptyText')}
            action={addButton}
          />
        }
      >
        {(offer, order) => <OfferRow key={offer.id} offer={offer} order={order} isNew={offer.id === newId} />}
      </RowList>
    </Section>
  );
}
