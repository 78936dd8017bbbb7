/** A field for words to look for. */
import type { ReactNode } from 'react';
import { SearchIcon } from '../../../ui/area-icons.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** What is searched, for screen readers; also shown while the field is empty. */
  label: string;
  value: string;
  onChange: (words: string) => void;
};

/** As long as the calls take. */
const LONGEST_WORDS = 100;

export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  return (
    <div className={styles.search}>
      <SearchIcon size={18} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_WORDS}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
