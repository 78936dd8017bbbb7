import { Select } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './search-select.module.css';
import type { SelectOption } from './select-field.tsx';

/** A handful of words that an option also answers to. */
export type SearchOption<Value extends string> = SelectOption<Value> & { keywords?: string };

/** Rows that are drawn at once: all countries and languages; nobody scrolls through 400 time zones. */
const mostShown = 100;

export type SearchSelectProps<Value extends string> = FieldTexts & {
  value: Value;
  options: readonly SearchOption<Value>[];
  onChange: (value: Value) => void;
  name?: string;
};

/** A long list that is searched by typing. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>): ReactNode {
  const { label, help, error, isOptional, value, options, onChange, name } = props;
  const { t } = useTranslation('app');
  const data = useMemo(() => options.map(plainOption), [options]);
  const choose = (chosen: string | null): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional ?? false}>
      {(control) => (
        <Select
          {...control}
          {...(name !== undefined && { name })}
          classNames={{ input: styles.input ?? '', dropdown: styles.dropdown ?? '', option: styles.option ?? '' }}
          data={data}
          value={value}
          onChange={choose}
          searchable
          limit={mostShown}
          comboboxProps={{ keepMounted: false }}
          rightSection={<ChevronDownIcon />}
          rightSectionWidth={44}
          rightSectionPointerEvents="none"
          allowDeselect={false}
          autoComplete="off"
          onFocus={selectAll}
          onClick={selectAll}
          nothingFoundMessage={t('search.nothing')}
          filter={({ search, limit }) => matching(options, search).slice(0, limit)}
          error={error !== undefined}
          withErrorStyles={false}
        />
      )}
    </FieldFrame>
  );
}

/** What is typed replaces what was chosen. */
function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}

/** Options that hold all typed words, whatever their case and accents. */
function matching<Value extends string>(options: readonly SearchOption<Value>[], search: string) {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  const isMatch = (option: SearchOption<Value>): boolean => {
    const text = plainLetters(`${option.label} ${option.keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  return options.filter(isMatch).map(plainOption);
}

function plainOption<Value extends string>({ value, label }: SearchOption<Value>): SelectOption<Value> {
  return { value, label };
}

function plainLetters(text: string): string {
  return text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
