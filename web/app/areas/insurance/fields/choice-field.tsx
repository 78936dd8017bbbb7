/** Questions with options: cards, chips, a list that is searched, or in a look over what was found a small select. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/select-field.tsx';
import { MOST_SHOWN_OPTIONS } from '../flow/views.ts';
import type { FieldProps } from './field-value.ts';
import { OptionCards } from './option-cards.tsx';
import { SearchList } from './search-list.tsx';
import { useEntries } from './use-entries.ts';
import { useQuestionWords } from './use-question-words.ts';

type ChoiceFieldProps = FieldProps & { look?: 'cards' | 'chips' | 'select' };

export function ChoiceField({ look = 'cards', ...props }: ChoiceFieldProps): ReactNode {
  const { asked, value, onChange, onTap, error, isAlone } = props;
  const { t } = useTranslation('insurance');
  const { label, help } = useQuestionWords(asked);
  const entries = useEntries(asked);
  const isMany = asked.question.kind === 'choices';
  const chosen = Array.isArray(value) ? value : value === undefined ? [] : [String(value)];
  const choose = (one: string): void => {
    if (!isMany) return onChange(one);
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    return onChange(next.length === 0 ? undefined : next);
  };
  if (look === 'select' && !isMany) {
    const known = entries ?? [];
    const listed = known.some((entry) => entry.value === chosen[0]) || chosen[0] === undefined;
    return (
      <SelectField
        {...{ label, help, error, isOptional: !asked.isRequired }}
        value={chosen[0] ?? ''}
        options={[
          { value: '', label: t('list.choose') },
          ...(listed ? [] : [{ value: chosen[0] ?? '', label: chosen[0] ?? '' }]),
          ...known,
        ]}
        onChange={(one) => onChange(one === '' ? undefined : one)}
      />
    );
  }
  const shared = {
    label,
    isLabelHidden: isAlone,
    error,
    chosen,
    isMany,
    onChoose: choose,
    onTap: isMany ? undefined : onTap,
  };
  const isLong = entries === null || entries.length > MOST_SHOWN_OPTIONS + (isMany ? 6 : 0);
  if (asked.question.list !== undefined || isLong) {
    return <SearchList {...shared} help={isAlone ? undefined : help} entries={entries} />;
  }
  return <OptionCards {...shared} help={isAlone ? undefined : help} options={entries} isSmall={look === 'chips'} />;
}

export function YesNoField({ asked, value, onChange, onTap, error, isAlone }: FieldProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { label, help } = useQuestionWords(asked);
  return (
    <OptionCards
      {...{ label, isLabelHidden: isAlone, error, onTap, help: isAlone ? undefined : help }}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      chosen={value === undefined ? [] : [String(value)]}
      onChoose={(one) => onChange(one === 'true')}
    />
  );
}
