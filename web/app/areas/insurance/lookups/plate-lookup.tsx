/** The car by its plate: what is known of it fills the questions that follow. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCountry, FoundCar } from '../../../../../shared/insurance/lookups.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { LookupProps } from '../questions/question-screen.tsx';
import styles from './lookups.module.css';

type Outcome = { plate: string; car: FoundCar | null; isSample: boolean };

export function PlateLookup({ view, errorOf, onChange }: LookupProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { definition, store } = useFlow();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = view.asked[0];
  if (asked === undefined) return null;
  const plate = typeof asked.answer === 'string' ? asked.answer.trim() : '';
  const find = async (): Promise<void> => {
    setBusy(true);
    const country = definition.country as CarCountry;
    const found = await callApi('getPlateNumberInfo', { country, plate }).catch(() => ({ car: null, isSample: false }));
    setBusy(false);
    setOutcome({ plate, ...found });
    if (found.car === null) return;
    for (const [part, question] of Object.entries(view.block.lookup?.fills ?? {})) {
      store.answer('answer', question, found.car[part as keyof FoundCar]);
    }
  };
  const isCurrent = outcome?.plate === plate;
  return (
    <div className={styles.lookup}>
      <div className={styles.plate}>
        <QuestionField
          asked={asked}
          value={asked.answer}
          onChange={(value) => onChange(asked, value)}
          error={errorOf(asked)}
          isAlone={view.asked.length === 1}
        />
        <Button isBusy={isBusy} aria-disabled={plate.length < 2} onClick={() => plate.length >= 2 && void find()}>
          {t('lookup.findCar')}
        </Button>
      </div>
      <div role="status">
        {isCurrent && outcome.car !== null && (
          <div className={styles.car}>
            <p className={styles.carName}>
              {outcome.car.make} {outcome.car.model}
            </p>
            <p className={styles.more}>
              {[outcome.car.year, outcome.car.cc > 0 && `${outcome.car.cc} cc`].filter(Boolean).join(' · ')}
            </p>
            {outcome.isSample && <p className={styles.words}>{t('lookup.sample')}</p>}
          </div>
        )}
        {isCurrent && outcome.car === null && <Notice>{t('lookup.noCar')}</Notice>}
      </div>
      {!isCurrent && <p className={styles.words}>{t('lookup.plateHelp')}</p>}
    </div>
  );
}
