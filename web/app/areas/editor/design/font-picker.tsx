import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { systemFontIds, type FontId } from '../../../../../shared/model/page.ts';
import { webFontIds } from '../../../../../shared/model/web-fonts.ts';
import { familyOf } from '../../../../pages/fonts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CloseIcon, SearchIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { useDraftActions } from '../editor-context.tsx';
import styles from './fonts.module.css';
import { useFontSheets } from './use-font-library.ts';
import { useFontName } from './use-font-name.ts';

export type FontPickerProps = {
  label: string;
  value: FontId;
  isOpen: boolean;
  onPick: (font: FontId) => void;
  onClose: () => void;
};

/** All fonts, each written in itself; the page beside it changes with every choice. */
export function FontPicker({ label, value, isOpen, onPick, onClose }: FontPickerProps): ReactNode {
  const { t } = useTranslation('editor-design');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <IconButton label={t('fonts.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {isOpen && <Fonts value={value} onPick={onPick} />}
    </Dialog>
  );
}

function Fonts({ value, onPick }: Pick<FontPickerProps, 'value' | 'onPick'>): ReactNode {
  const { t } = useTranslation('editor-design');
  const nameOf = useFontName();
  const [search, setSearch] = useState('');
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useChosenInSight(list);
  useFontSheets('all');
  const words = search.trim().toLowerCase();
  const isFound = (font: FontId): boolean => nameOf(font).toLowerCase().includes(words);
  const groups = [
    { title: t('fonts.onDevice'), fonts: systemFontIds.filter(isFound) },
    { title: t('fonts.library'), fonts: webFontIds.filter(isFound) },
  ].filter(({ fonts }) => fonts.length > 0);
  return (
    <>
      <label className={styles.search}>
        <SearchIcon size={18} />
        <input
          type="search"
          value={search}
          placeholder={t('fonts.search')}
          aria-label={t('fonts.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <div ref={list} className={styles.list}>
        {groups.map(({ title, fonts }) => (
          <FontGroup key={title} name={name} title={title} fonts={fonts} value={value} onPick={onPick} />
        ))}
      </div>
      <p role="status" className={styles.nothing}>
        {groups.length === 0 && t('fonts.nothing')}
      </p>
    </>
  );
}

/** The chosen font is seen when the picker opens, which is drawn with the next frame. */
function useChosenInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}

type FontGroupProps = Pick<FontPickerProps, 'value' | 'onPick'> & {
  /** Of all groups together: one font is chosen. */
  name: string;
  title: string;
  fonts: readonly FontId[];
};

function FontGroup({ name, title, fonts, value, onPick }: FontGroupProps): ReactNode {
  const { t } = useTranslation('editor-design');
  const nameOf = useFontName();
  const sample = useDraftActions().draft.profile.displayName.trim() || t('font.sample');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {fonts.map((font) => (
        <label key={font} className={styles.font}>
          <input type="radio" name={name} checked={font === value} onChange={() => onPick(font)} />
          <span className={styles.name} style={{ fontFamily: familyOf(font) }}>
            {nameOf(font)}
          </span>
          <span className={styles.sample} style={{ fontFamily: familyOf(font) }} aria-hidden="true" dir="auto">
            {sample}
          </span>
          <CheckIcon size={18} />
        </label>
      ))}
    </fieldset>
  );
}
