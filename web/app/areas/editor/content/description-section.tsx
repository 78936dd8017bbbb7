import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftActions } from '../editor-context.tsx';
import { StoryField } from '../profile/story-field.tsx';
import { useProfileError } from '../profile/use-profile-error.ts';
import { Section } from '../section.tsx';

/** Most characters of the description (model of the page). */
const MAX_DESCRIPTION = 4_000;

/** What the page is about beyond its owner (specification 1, section 2). */
export function DescriptionSection(): ReactNode {
  const { t } = useTranslation(['editor-profile', 'editor-basics']);
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  return (
    <Section part="description" title={t('description.title')} text={t('description.text')}>
      <StoryField
        label={t('description.field')}
        placeholder={t('description.example')}
        help={t('editor-basics:basic.aboutMeHelp')}
        value={draft.profile.description}
        error={errorOf('description')}
        max={MAX_DESCRIPTION}
        isOptional
        onChange={(description) => setProfile({ description })}
      />
    </Section>
  );
}
