import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './birth-field.module.css';

type BirthFieldProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  error: string | undefined;
  onChange: (birth: string) => void;
};

type Parts = { day: string; month: string; year: string };

/** A day of birth in three parts: nobody scrolls a calendar back by decades. */
export function BirthField({ value, error, onChange }: BirthFieldProps): ReactNode {
  const { t } = useTranslation('portal');
  const tag = useLanguageTag();
  const [parts, setParts] = useState<Parts>(() => partsOf(value));
  const change = (changes: Partial<Parts>): void => {
    const next = { ...parts, ...changes };
    setParts(next);
    onChange(toDay(next));
  };
  return (
    <fieldset className={styles.birth}>
      <legend className={styles.legend}>{t('details.birth')}</legend>
      <TextField
        label={t('details.day')}
        name="bday-day"
        autoComplete="bday-day"
        inputMode="numeric"
        maxLength={2}
        value={parts.day}
        error={error}
        onChange={(day) => change({ day })}
      />
      <SelectField
        label={t('details.month')}
        name="bday-month"
        autoComplete="bday-month"
        value={parts.month}
        options={[{ value: '', label: '' }, ...monthOptions(tag)]}
        onChange={(month) => change({ month })}
      />
      <TextField
        label={t('details.year')}
        name="bday-year"
        autoComplete="bday-year"
        inputMode="numeric"
        maxLength={4}
        value={parts.year}
        onChange={(year) => change({ year })}
      />
    </fieldset>
  );
}

function partsOf(day: string): Parts {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date.replace(/^0/, ''), month, year };
}

/** Empty while nothing is typed; what is no day is found by the check. */
function toDay({ day, month, year }: Parts): string {
  if (day === '' && month === '' && year === '') return '';
  return `${year}-${month}-${day.trim().padStart(2, '0')}`;
}

function monthOptions(tag: string): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, index, 1))),
  }));
}
