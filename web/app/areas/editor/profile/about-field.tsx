import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftActions } from '../editor-context.tsx';
import { StoryField } from './story-field.tsx';
import { useProfileError } from './use-profile-error.ts';

/** Most characters of the story (model of the page). */
const MAX_ABOUT = 2_000;

/** The owner's story. */
export function AboutField(): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  return (
    <StoryField
      label={t('basic.aboutMe')}
      placeholder={t('basic.aboutMeExample')}
      help={t('basic.aboutMeHelp')}
      value={draft.profile.aboutMe}
      error={errorOf('aboutMe')}
      max={MAX_ABOUT}
      name="aboutMe"
      part="about"
      onChange={(aboutMe) => setProfile({ aboutMe })}
    />
  );
}
