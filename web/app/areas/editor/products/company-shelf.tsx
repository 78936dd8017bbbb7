import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import { Thumb } from '../content/thumb.tsx';
import rowStyles from '../rows/rows.module.css';
import { ChooseSwitch, type CompanyProductRowProps } from './company-product-row.tsx';
import { LevelNote } from './level-note.tsx';
import styles from './products.module.css';
import type { CompanyProducts } from './use-company-products.ts';

/** What the owner's company offers for their page and is not on it. */
export function CompanyShelf({ offered, choose }: CompanyProducts): ReactNode {
  const left = offered.filter(({ isChosen }) => !isChosen);
  const companies = [...new Set(left.map(({ company }) => company))];
  return companies.map((company) => (
    <Shelf key={company} {...{ company, choose }} products={left.filter((product) => product.company === company)} />
  ));
}

type ShelfProps = Pick<CompanyProducts, 'choose'> & { company: string; products: readonly OfferedProduct[] };

function Shelf({ company, products, choose }: ShelfProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <div className={styles.shelf} role="group" aria-label={t('company.title', { company })}>
      <div>
        <h3 className={styles.shelfTitle}>{t('company.title', { company })}</h3>
        <p className={styles.byCompany}>{t('company.text')}</p>
      </div>
      <ul className={rowStyles.list}>
        {products.map((product) => (
          <ShelfRow
            key={product.productId}
            product={product}
            onChoose={(isChosen) => choose(product.productId, isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}

function ShelfRow({ product, onChoose }: Pick<CompanyProductRowProps, 'product' | 'onChoose'>): ReactNode {
  const { card, isAllowed } = product;
  return (
    <li className={rowStyles.row}>
      <div className={`${rowStyles.line} ${styles.shelfLine}`}>
        <span className={rowStyles.picture}>
          <Thumb photo={card.photo} />
        </span>
        <span className={rowStyles.words}>
          <span className={rowStyles.name}>
            <bdi className={rowStyles.nameText}>{card.title}</bdi>
          </span>
          {card.summary !== '' && (
            <span className={rowStyles.detail} dir="auto">
              {card.summary}
            </span>
          )}
        </span>
        {isAllowed && <ChooseSwitch product={product} onChoose={onChoose} />}
      </div>
      {!isAllowed && (
        <div className={styles.shelfNote}>
          <LevelNote product={product} />
        </div>
      )}
    </li>
  );
}
