/** A long list that is searched by typing: its matches stand open below the field, large enough for a thumb. */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import field from '../../../../ui/field.module.css';
import { CloseIcon, SearchIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import styles from './search-list.module.css';

export type ListEntry = { value: string; label: string; /** Why it cannot be chosen. */ refusal?: string | undefined };

type SearchListProps = {
  label: string;
  isLabelHidden: boolean;
  help?: string | undefined;
  error?: string | undefined;
  /** Null while it is on its way. */
  entries: readonly ListEntry[] | null;
  chosen: readonly string[];
  isMany: boolean;
  onChoose: (value: string) => void;
  onTap?: (() => void) | undefined;
};

/** Rows that are drawn at once. */
const MOST_SHOWN = 60;

export function SearchList(props: SearchListProps): ReactNode {
  const { label, isLabelHidden, help, error, entries, chosen, isMany, onChoose, onTap } = props;
  const { t } = useTranslation('insurance');
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const shown = matching(entries ?? [], search).slice(0, MOST_SHOWN);
  const choose = (entry: ListEntry | undefined): void => {
    if (entry === undefined || entry.refusal !== undefined) return;
    onChoose(entry.value);
    setSearch('');
    setActive(0);
    if (!isMany) onTap?.();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(Math.max(active + step, 0), shown.length - 1);
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && search !== '') {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Backspace' && search === '' && isMany) {
      const last = chosen.at(-1);
      if (last !== undefined) onChoose(last);
    }
  };
  const labelOf = (value: string): string => entries?.find((one) => one.value === value)?.label ?? value;
  return (
    <div className={styles.list}>
      <FieldFrame {...{ label, isLabelHidden, help, error }}>
        {(control) => (
          <div className={styles.search}>
            <SearchIcon className={styles.glass} />
            <input
              {...control}
              className={classNames(field.input, styles.input)}
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={search === '' ? undefined : `${listId}-${active}`}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={isMany || chosen[0] === undefined ? t('list.search') : labelOf(chosen[0])}
              value={search}
              onKeyDown={onKey}
              onChange={({ target }) => {
                setSearch(target.value);
                setActive(0);
              }}
            />
          </div>
        )}
      </FieldFrame>
      {isMany && chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((value) => (
            <li key={value}>
              <button type="button" className={styles.chip} onClick={() => onChoose(value)}>
                {labelOf(value)}
                <CloseIcon size={16} aria-label={t('list.remove')} aria-hidden={false} role="img" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany}
        className={styles.entries}
        tabIndex={-1}
      >
        {shown.map((entry, index) => {
          const isChosen = chosen.includes(entry.value);
          return (
            <div
              key={entry.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              aria-disabled={entry.refusal !== undefined || undefined}
              className={classNames(styles.entry, search !== '' && index === active && styles.active)}
              onClick={() => choose(entry)}
            >
              <span>{entry.label}</span>
              {entry.refusal !== undefined && <span className={styles.refusal}>{entry.refusal}</span>}
              {isChosen && <CheckIcon size={18} />}
            </div>
          );
        })}
        {entries !== null && shown.length === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" className={styles.entry}>
            {t('list.nothing')}
          </div>
        )}
      </div>
    </div>
  );
}

/** Entries that hold all typed words, whatever their case and accents; those that begin with them first. */
function matching(entries: readonly ListEntry[], search: string): ListEntry[] {
  const text = plain(search.trim());
  const words = text.split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label, value }) => words.every((word) => plain(`${label} ${value}`).includes(word)));
  const isFirst = ({ label }: ListEntry): boolean => plain(label).startsWith(text);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
}

const plain = (text: string): string => text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
