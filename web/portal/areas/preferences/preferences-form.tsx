import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketingWays, type MarketingPreferences, type MarketingWay } from '../../../../shared/model/customer.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from '../form.module.css';

type PreferencesFormProps = { kept: MarketingPreferences; onSaved: (saved: MarketingPreferences) => void };

export function PreferencesForm({ kept, onSaved }: PreferencesFormProps): ReactNode {
  const { t } = useTranslation(['portal', 'errors']);
  const toasts = useToasts();
  const textOf = useErrorText();
  const [marketing, setMarketing] = useState(kept.marketing);
  const [ways, setWays] = useState<readonly MarketingWay[]>(kept.ways);
  const [isMissing, setMissing] = useState(false);
  const { run, isRunning, error } = useEffectCall('updatePreferences');
  const save = async (): Promise<void> => {
    setMissing(marketing && ways.length === 0);
    if (marketing && ways.length === 0) return;
    const saved = await run({ marketing, ways: marketing ? [...ways] : [] });
    if (saved === null) return;
    onSaved(saved);
    toasts.saved();
  };
  const toggle = (way: MarketingWay) => (isChecked: boolean) => {
    setMissing(false);
    setWays(marketingWays.filter((one) => (one === way ? isChecked : ways.includes(one))));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <RadioCards
        label={t('preferences.question')}
        value={marketing ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t('preferences.yes'), help: t('preferences.yesHelp') },
          { value: 'no', label: t('preferences.no'), help: t('preferences.noHelp') },
        ]}
        onChange={(answer) => setMarketing(answer === 'yes')}
      />
      {marketing && (
        <Card title={t('preferences.ways')}>
          {marketingWays.map((way, index) => (
            <CheckboxField
              key={way}
              name={way}
              label={t(`preferences.way.${way}`)}
              isChecked={ways.includes(way)}
              error={isMissing && index === marketingWays.length - 1 ? t('errors:field_required') : undefined}
              onChange={toggle(way)}
            />
          ))}
        </Card>
      )}
      <Since at={kept.at} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Since({ at }: { at: string | null }): ReactNode {
  const { t } = useTranslation('portal');
  const tag = useLanguageTag();
  if (at === null) return null;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(at));
  return <p className={styles.since}>{t('preferences.since', { date })}</p>;
}
