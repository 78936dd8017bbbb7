/** What is typed: words, numbers, money, numbers to call. */
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namedCountries } from '../../../../../shared/places/country-names.ts';
import { countries, countryByAbbr } from '../../../../../shared/places/countries.ts';
import { decimalSign, typedNumber } from '../../../../../shared/rules/typed-number.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import field from '../../../../ui/field.module.css';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useFlow } from '../flow/flow-context.ts';
import { currencySign } from '../../../../../shared/rules/money-text.ts';
import type { FieldProps } from './field-value.ts';
import styles from './typed-fields.module.css';
import { useQuestionWords } from './use-question-words.ts';

type InputTraits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir' | 'spellCheck'
>;

/** What browsers know people by, for the questions that ask it. */
const autoCompletes: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  postcode: 'postal-code',
  addressLine: 'street-address',
  town: 'address-level2',
  province: 'address-level1',
};

function traitsOf({ question, block }: FieldProps['asked']): InputTraits {
  const autoComplete = (block.about === 'applicant' && autoCompletes[question.id]) || 'off';
  if (question.kind === 'email')
    return { type: 'email', inputMode: 'email', autoComplete, dir: 'ltr', spellCheck: false };
  if (question.kind === 'national-id') return { inputMode: 'numeric', autoComplete, dir: 'ltr', spellCheck: false };
  if (question.kind === 'plate' || question.kind === 'postcode') {
    return { autoComplete, autoCapitalize: 'characters', spellCheck: false };
  }
  return { autoComplete, autoCapitalize: question.kind === 'name' ? 'words' : 'sentences' };
}

export function WordField({ asked, value, onChange, error, isAlone }: FieldProps): ReactNode {
  const { label, help } = useQuestionWords(asked);
  return (
    <TextField
      {...{ label, error, isLabelHidden: isAlone, help: isAlone ? undefined : help, isOptional: !asked.isRequired }}
      {...traitsOf(asked)}
      className={classNames(styles.large, asked.question.kind === 'plate' && styles.plate)}
      maxLength={200}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}

const writtenNumber = (value: unknown, tag: string): string =>
  typeof value === 'number' ? String(value).replace('.', decimalSign(tag)) : '';

/** A whole number, or money with what it is counted in before it. Separators may be typed. */
export function NumberField({ asked, value, onChange, error, isAlone }: FieldProps): ReactNode {
  const { label, help } = useQuestionWords(asked);
  const { definition } = useFlow();
  const tag = useLanguageTag();
  const isMoney = asked.question.kind === 'money';
  const [typed, setTyped] = useState(() => writtenNumber(value, tag));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== typedNumber(typed, tag)) setTyped(writtenNumber(value, tag));
  }
  const type = (text: string): void => {
    setTyped(text);
    const number = typedNumber(text, tag);
    setKnown(number);
    onChange(number);
  };
  return (
    <FieldFrame
      {...{ label, error, isLabelHidden: isAlone, help: isAlone ? undefined : help, isOptional: !asked.isRequired }}
    >
      {(control) => (
        <div className={classNames(isMoney && styles.money)}>
          {isMoney && <span aria-hidden="true">{currencySign(tag, definition.currency)}</span>}
          <input
            {...control}
            className={classNames(field.input, styles.large)}
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={16}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** A number as it is dialled at home, beside the dial code of its country; the answer is E.164. */
export function PhoneNumberField({ asked, value, onChange, error }: FieldProps): ReactNode {
  const { t } = useTranslation('app');
  const { label, help } = useQuestionWords(asked);
  const { definition } = useFlow();
  const tag = useLanguageTag();
  const [typed, setTyped] = useState(() => typedOf(value, definition.country));
  const change = (next: typeof typed): void => {
    setTyped(next);
    const digits = next.phone.replaceAll(/\D/g, '').replace(/^0+/, '');
    onChange(digits === '' ? undefined : `${dialCode(next.country)}${digits}`);
  };
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <div className={styles.phone}>
          <div className={classNames(field.input, styles.large, styles.code)}>
            <span aria-hidden="true" dir="ltr">
              {dialCode(typed.country)}
            </span>
            <ChevronDownIcon size={18} />
            <select
              aria-label={t('country')}
              value={typed.country}
              onChange={({ target }) => change({ ...typed, country: target.value })}
            >
              {namedCountries(codes, tag).map(({ code, name }) => (
                <option key={code} value={code}>{`${name} ${dialCode(code)}`}</option>
              ))}
            </select>
          </div>
          <input
            {...control}
            className={classNames(field.input, styles.large)}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            maxLength={24}
            value={typed.phone}
            onChange={({ target }) => change({ ...typed, phone: target.value })}
          />
        </div>
      )}
    </FieldFrame>
  );
}

const codes = countries.map(({ abbr }) => abbr);

const dialCode = (country: string): string => countryByAbbr(country)?.countryCode ?? '';

/** A number that was kept, taken apart again; of the product's country before there is one. */
function typedOf(value: unknown, home: string): { country: string; phone: string } {
  const number = String(value ?? '');
  const own = dialCode(home);
  if (number === '' || (own !== '' && number.startsWith(own)))
    return { country: home, phone: number.slice(own.length) };
  const other = countries.find(({ countryCode }) => number.startsWith(countryCode));
  return { country: other?.abbr ?? home, phone: number.slice(other?.countryCode.length ?? 0) };
}
