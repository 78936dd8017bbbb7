import { Autocomplete } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './search-select.module.css';

export type SuggestFieldProps = FieldTexts & {
  value: string;
  /** What is offered; anything else can be typed. */
  options: readonly string[];
  onChange: (value: string) => void;
  placeholder?: string;
  dir?: 'auto' | undefined;
  'data-setup'?: string;
};

/** One line of text with offers that are searched by typing. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const { label, help, error, isOptional, options, onChange, dir, ...rest } = props;
  const data = useMemo(() => [...new Set(options)], [options]);
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional ?? false}>
      {(control) => (
        <Autocomplete
          {...control}
          {...rest}
          // Mantine gives `dir` to the frame, where there are no words to follow.
          classNames={{
            input: classNames(styles.input, dir === 'auto' && styles.followsWords),
            dropdown: styles.dropdown ?? '',
            option: styles.option ?? '',
          }}
          data={data}
          onChange={onChange}
          // What was chosen is no search: the others are offered again.
          filter={({ options: all, search }) =>
            data.includes(search) ? all : all.filter((one) => isMatch(one, search))
          }
          comboboxProps={{ keepMounted: false }}
          rightSection={<ChevronDownIcon />}
          rightSectionWidth={44}
          rightSectionPointerEvents="none"
          autoComplete="off"
          error={error !== undefined}
          withErrorStyles={false}
        />
      )}
    </FieldFrame>
  );
}

/** Whether an offer holds all typed words, whatever their case and accents. */
function isMatch(option: object, search: string): boolean {
  const text = plainLetters('label' in option ? String(option.label) : '');
  return plainLetters(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plainLetters(text: string): string {
  return text.slice(0, 200).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
