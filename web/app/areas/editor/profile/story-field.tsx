import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countCharacters } from '../../../../../shared/rules/characters.ts';
import { splitAbout } from '../../../../pages/split-about.ts';
import { TextAreaField } from '../../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import type { PagePart } from '../preview/page-part.ts';
import { textDirection } from '../text-direction.ts';
import styles from './profile.module.css';

export type StoryFieldProps = {
  label: string;
  /** An example, in the empty field. */
  placeholder: string;
  /** Below the field, while the page shows all of it. */
  help: string;
  value: string;
  error: string | undefined;
  /** Most characters. */
  max: number;
  /** For the jump from what is missing. */
  name?: string;
  /** Where on the page it is, when that is not where its section is. */
  part?: PagePart;
  isOptional?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** A text of several paragraphs: how long it is, and when the page will fold it. */
export function StoryField({ help, value, max, name, part, ...field }: StoryFieldProps): ReactNode {
  const { t } = useTranslation('editor-basics');
  const count = new Intl.NumberFormat(useLanguageTag());
  const length = countCharacters(value.trim());
  return (
    <div className={styles.about} data-part={part}>
      <TextAreaField {...field} value={value} rows={6} data-field={name} dir={textDirection(value)} />
      <p className={styles.counter}>
        <span>{splitAbout(value).more.length > 0 ? t('basic.viewMore') : help}</span>
        <span className={styles.count}>
          {t('basic.count', { length: count.format(length), max: count.format(max) })}
        </span>
      </p>
    </div>
  );
}
