import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import { Thumb } from '../content/thumb.tsx';
import { Row } from '../rows/row.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import type { RowOrder } from '../rows/row-list.tsx';
import { LevelNote } from './level-note.tsx';
import { CompanyLink } from './page-link.tsx';
import styles from './products.module.css';

export type CompanyProductRowProps = {
  product: OfferedProduct;
  order: RowOrder;
  onChoose: (isChosen: boolean) => void;
};

/** A product of the owner's company that they chose: it has its place among their own, and is changed by the company. */
export function CompanyProductRow({ product, order, onChoose }: CompanyProductRowProps): ReactNode {
  const { t } = useTranslation('products');
  const { card, company, isAllowed } = product;
  return (
    <Row
      order={order}
      isNew={false}
      picture={<Thumb photo={card.photo} />}
      name={card.title}
      detail={isAllowed ? t('company.of', { company }) : t('company.levelLacks')}
      isIncomplete={false}
      isOff={!isAllowed}
      end={<ChooseSwitch product={product} onChoose={onChoose} />}
    >
      {card.summary !== '' && <p dir="auto">{card.summary}</p>}
      <LevelNote product={product} />
      <p className={styles.byCompany}>
        {t(card.source === 'insurance' ? 'company.changedInsurance' : 'company.changed', { company })}
      </p>
      <RowActions order={order} name={card.title} isKept>
        <CompanyLink product={product} />
      </RowActions>
    </Row>
  );
}

export function ChooseSwitch({ product, onChoose }: Pick<CompanyProductRowProps, 'product' | 'onChoose'>): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Switch
      size="md"
      checked={product.isChosen}
      aria-label={t('show', { name: product.card.title })}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
