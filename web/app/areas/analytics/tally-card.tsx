/** Counts of one kind, most first: a table that is its own chart, each row with a bar as long as its share. */
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './tally-card.module.css';

export type TallyRow = {
  id: string;
  label: ReactNode;
  /** A second word in a lower voice: which kind it is. */
  detail?: string;
  count: number;
};

type TallyCardProps = {
  title: string;
  /** What the card shows in one phrase, at the end of its head. */
  note?: string;
  /** What the first column holds, and what is counted. */
  columns: { name: string; count: string };
  rows: readonly TallyRow[];
  /** What the shares are of; the sum of the rows when it is not given. */
  whole?: number;
  /** Said in place of the table when nothing was counted. */
  none: string;
};

/** Rows before "Show all". */
const FIRST_ROWS = 5;

export function TallyCard({ title, note, columns, rows, whole, none }: TallyCardProps): ReactNode {
  const titleId = useId();
  const isEmpty = rows.every(({ count }) => count === 0);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && !isEmpty && <p className={styles.note}>{note}</p>}
      </header>
      {isEmpty ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <TallyTable {...{ title, columns, rows }} whole={whole ?? sumOf(rows)} />
      )}
    </section>
  );
}

type TallyTableProps = Pick<TallyCardProps, 'title' | 'columns' | 'rows'> & { whole: number };

function TallyTable({ title, columns, rows, whole }: TallyTableProps) {
  const { t } = useTranslation('analytics');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{t('tally.share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.id} row={row} most={most} whole={whole} />
          ))}
        </tbody>
      </table>
      {rows.length > FIRST_ROWS && (
        <button type="button" className={styles.all} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('tally.fewer') : t('tally.all', { count: rows.length })}
        </button>
      )}
    </>
  );
}

function Row({ row: { label, detail, count }, most, whole }: { row: TallyRow; most: number; whole: number }) {
  const tag = useLanguageTag();
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: count / whole < 0.1 ? 1 : 0 });
  return (
    <tr>
      <th scope="row">
        <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
        <span className={styles.label}>
          <bdi>{label}</bdi>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </th>
      <td className={styles.count}>{new Intl.NumberFormat(tag).format(count)}</td>
      <td className={styles.share}>{whole === 0 ? '' : share.format(count / whole)}</td>
    </tr>
  );
}

function sumOf(rows: readonly TallyRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
