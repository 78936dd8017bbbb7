import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceView } from '../../../../../shared/insurance/application.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { useAmounts } from '../use-amounts.ts';
import styles from './review.module.css';

/** All at once, or in the parts that the product offers. */
export function Instalments({ price }: { price: PriceView }): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state, definition, texts } = useFlow();
  const { money, day } = useAmounts();
  const [known, setKnown] = useState<OutputOfCall<'advancePayment'> | null>(null);
  const quoteId = state.server?.quote?.quoteId;
  const isOffered = definition.instalments.length > 0;
  useEffect(() => {
    if (!isOffered) return;
    void store.ask('advancePayment', {}).then((answer) => answer !== null && setKnown(answer));
  }, [isOffered, store, quoteId, price.plan]);
  if (known === null || known.ways.length === 0) return null;
  const { currency } = known;
  const choose = async (value: string): Promise<void> => {
    const chosen = value === 'once' ? null : value;
    setKnown({ ...known, chosen });
    const answer = await store.ask('advancePayment', { instalments: chosen });
    setKnown(answer ?? known);
    if (answer !== null) await store.refresh();
  };
  const chosenWay = known.ways.find(({ id }) => id === known.chosen);
  return (
    <section className={styles.card}>
      <RadioCards
        label={t('instalments.title')}
        value={known.chosen ?? 'once'}
        options={[
          { value: 'once', label: t('instalments.once', { total: money({ amount: price.total, currency }) }) },
          ...known.ways.map(({ id, total, surcharge, instalments }) => ({
            value: id,
            label: texts.instalments[id] ?? id,
            help: t(surcharge > 0 ? 'instalments.wayDearer' : 'instalments.way', {
              first: money({ amount: instalments[0]?.amount ?? 0, currency }),
              each: money({ amount: instalments.at(-1)?.amount ?? 0, currency }),
              count: instalments.length - 1,
              total: money({ amount: total, currency }),
            }),
          })),
        ]}
        onChange={(value) => void choose(value)}
      />
      {chosenWay !== undefined && (
        <details className={styles.dues}>
          <summary>{t('instalments.dues')}</summary>
          <ol>
            {chosenWay.instalments.map(({ number, due, amount }) => (
              <li key={number}>
                <span>{day(due)}</span>
                <span>{money({ amount, currency })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
