import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countCharacters } from '../../../../../shared/rules/characters.ts';
import { TextAreaField } from '../../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { splitAbout } from '../../../../pages/split-about.ts';
import { useDraftActions } from '../editor-context.tsx';
import { textDirection } from '../text-direction.ts';
import styles from './profile.module.css';
import { useProfileError } from './use-profile-error.ts';

/** Most characters of the story (model of the page). */
const MAX_ABOUT = 2_000;

/** The story, how long it is, and when the page will fold it. */
export function AboutField(): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  const count = new Intl.NumberFormat(useLanguageTag());
  const length = countCharacters(draft.profile.aboutMe.trim());
  return (
    <div className={styles.about}>
      <TextAreaField
        label={t('basic.aboutMe')}
        placeholder={t('basic.aboutMeExample')}
        value={draft.profile.aboutMe}
        error={errorOf('aboutMe')}
        rows={6}
        data-field="aboutMe"
        dir={textDirection(draft.profile.aboutMe)}
        onChange={(value) => setProfile({ aboutMe: value })}
      />
      <p className={styles.counter}>
        <span>{splitAbout(draft.profile.aboutMe).more.length > 0 ? t('basic.viewMore') : t('basic.aboutMeHelp')}</span>
        <span className={styles.count}>
          {t('basic.count', { length: count.format(length), max: count.format(MAX_ABOUT) })}
        </span>
      </p>
    </div>
  );
}
