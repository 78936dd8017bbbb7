import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Offer } from '../../../../../shared/model/page.ts';
import { useEditor } from '../editor-context.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import type { RowOrder } from '../rows/row-list.tsx';
import { Row } from '../rows/row.tsx';
import { isBlankItem, isGoodItem } from './content-rules.ts';
import { OfferFields } from './offer-fields.tsx';
import { Thumb } from './thumb.tsx';

export type OfferRowProps = { offer: Offer; order: RowOrder; isNew: boolean };

/** One offer: closed it shows its picture and price. */
export function OfferRow({ offer, order, isNew }: OfferRowProps): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { refusedValues } = useEditor().state;
  const name = offer.title.trim() || t('offers.nameless');
  return (
    <Row
      order={order}
      isNew={isNew}
      picture={<Thumb photo={offer.photo} />}
      name={name}
      detail={offer.price.trim() || offer.text}
      isIncomplete={!isGoodItem(Offer.shape, offer, refusedValues)}
    >
      <OfferFields offer={offer} isNew={isNew} />
      <RowActions order={order} name={name} isEmpty={isBlankItem(offer)} />
    </Row>
  );
}
