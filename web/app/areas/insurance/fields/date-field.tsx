/** Days: one to come is picked, a birth is typed. */
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/field-frame.tsx';
import field from '../../../../ui/field.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useFlow } from '../flow/flow-context.ts';
import styles from './date-field.module.css';
import type { FieldProps } from './field-value.ts';
import { useQuestionWords } from './use-question-words.ts';

export function DateField(props: FieldProps): ReactNode {
  return props.asked.question.id === 'birth' ? <TypedDay {...props} /> : <PickedDay {...props} />;
}

function PickedDay({ asked, value, onChange, error, isAlone }: FieldProps): ReactNode {
  const { label, help } = useQuestionWords(asked);
  const { application } = useFlow();
  const limit = (logic: typeof asked.question.least): string | undefined => {
    const day = logic === undefined ? null : application.product.tryRun(logic, application.data);
    return typeof day === 'string' ? day : undefined;
  };
  return (
    <TextField
      {...{ label, error, isLabelHidden: isAlone, help: isAlone ? undefined : help, isOptional: !asked.isRequired }}
      type="date"
      className={styles.picked}
      min={limit(asked.question.least)}
      max={limit(asked.question.most)}
      value={typeof value === 'string' ? value : ''}
      onChange={(day) => onChange(day === '' ? undefined : day)}
    />
  );
}

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
const lengthOf: Record<Part, number> = { day: 2, month: 2, year: 4 };

/** Three short fields in the order of the language, each of which leads on to the next when it is full. */
function TypedDay({ asked, value, onChange, error }: FieldProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { label, help } = useQuestionWords(asked);
  const tag = useLanguageTag();
  const fields = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState<Record<Part, string>>(() => partsOf(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== dayOf(typed)) setTyped(partsOf(value));
  }
  const order = orderOf(tag);
  const type = (part: Part, text: string): void => {
    const digits = westernOf(text).replaceAll(/\D/g, '').slice(0, lengthOf[part]);
    const next = { ...typed, [part]: digits };
    setTyped(next);
    const day = dayOf(next);
    setKnown(day);
    onChange(day);
    const following = order[order.indexOf(part) + 1];
    const isFull = digits.length === lengthOf[part] || (part !== 'year' && isSurelyWhole(part, digits));
    if (isFull && digits !== typed[part] && following !== undefined) fields.current[following]?.focus();
  };
  return (
    <fieldset className={styles.birth}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <label key={part} className={styles.part}>
            <span>{t(`date.${part}`)}</span>
            <input
              ref={(input) => {
                fields.current[part] = input;
              }}
              className={field.input}
              inputMode="numeric"
              dir="ltr"
              autoComplete={asked.block.about === 'applicant' ? `bday-${part}` : 'off'}
              maxLength={lengthOf[part]}
              placeholder={t(`date.${part}Example`)}
              aria-invalid={error !== undefined || undefined}
              value={typed[part]}
              onChange={({ target }) => type(part, target.value)}
              onFocus={({ target }) => target.select()}
            />
          </label>
        ))}
      </div>
      {help !== undefined && <p className={field.help}>{help}</p>}
      <FieldError id={`${asked.block.id}-${asked.question.id}-${asked.person ?? ''}`} error={error} />
    </fieldset>
  );
}

/** 4 can only be the fourth, and 2 the second month: no third digit is waited for. */
const isSurelyWhole = (part: 'day' | 'month', digits: string): boolean =>
  digits.length === 1 && Number(digits) > (part === 'day' ? 3 : 1);

/** Arabic and other digits count as what they say. */
function westernOf(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

function partsOf(value: unknown): Record<Part, string> {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value ?? '')) ?? [];
  return { year, month, day };
}

/** `YYYY-MM-DD`; undefined until all of it is there. A day that there is not is told by the check. */
function dayOf({ year, month, day }: Record<Part, string>): string | undefined {
  if (year.length < 4 || month === '' || day === '') return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function orderOf(tag: string): Part[] {
  const known = new Intl.DateTimeFormat(tag).formatToParts(0).map(({ type }) => type);
  return [...parts].sort((one, other) => known.indexOf(one) - known.indexOf(other));
}
