import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InsuranceCard } from '../../../../../shared/insurance/channel.ts';
import { toBcp47 } from '../../../../../shared/places/languages.ts';
import { insurancePath } from '../../../../lib/routes.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ChevronIcon } from '../../../../ui/area-icons.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { useAmounts } from '../use-amounts.ts';
import styles from './channel.module.css';
import { LinePicture } from './line-picture.tsx';

const boldPrice = { price: (words: string): ReactNode => <b>{words}</b> };

type ProductCardsProps = { channelCode: string; agentName: string | null; products: readonly InsuranceCard[] };

export function ProductCards({ channelCode, agentName, products }: ProductCardsProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { money, country } = useAmounts();
  if (products.length === 0) return <EmptyState title={t('channel.nothing')} text={t('channel.nothingText')} />;
  return (
    <ul className={styles.cards}>
      {products.map(({ code, line, language, name, tagline, from, country: place }) => (
        <li key={code} className={styles.card}>
          <LinePicture line={line} />
          <div className={styles.words}>
            <p className={styles.over}>
              {t(`line.${line}`)} · {country(place)}
            </p>
            <h2 className={styles.name}>
              <Link className={styles.link} lang={toBcp47(language)} to={insurancePath(channelCode, code, agentName)}>
                {name}
              </Link>
            </h2>
            <p className={styles.tagline} lang={toBcp47(language)}>
              {tagline}
            </p>
          </div>
          <div className={styles.foot}>
            {from !== null && (
              <p className={styles.from}>
                <RichText text={t('channel.from', { price: money(from) })} parts={boldPrice} />
              </p>
            )}
            <ChevronIcon data-flip="" />
          </div>
        </li>
      ))}
    </ul>
  );
}
