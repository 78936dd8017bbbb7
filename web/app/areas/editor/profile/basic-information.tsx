import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDraftActions } from '../editor-context.tsx';
import styles from '../editor.module.css';
import { Section } from '../section.tsx';
import { textDirection } from '../text-direction.ts';
import { AboutField } from './about-field.tsx';
import { AgentNameField } from './agent-name-field.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { useProfileError } from './use-profile-error.ts';

/** Who this is about (specification 1, section 2: Basic Information). */
export function BasicInformation(): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  const { displayName, tagline, location } = draft.profile;
  return (
    <Section
      part="top"
      title={t('basic.title')}
      text={
        <>
          {t('basic.text')} <HelpLink guide="first-page" />
        </>
      }
    >
      <AgentNameField />
      <div className={styles.pair}>
        <TextField
          label={t('basic.displayName')}
          value={displayName}
          error={errorOf('displayName')}
          autoComplete="name"
          dir={textDirection(displayName)}
          onChange={(value) => setProfile({ displayName: value })}
        />
        <TitleField />
      </div>
      <TextField
        label={t('basic.tagline')}
        help={t('basic.taglineHelp')}
        value={tagline}
        error={errorOf('tagline')}
        isOptional
        dir={textDirection(tagline)}
        onChange={(value) => setProfile({ tagline: value })}
      />
      <TextField
        label={t('basic.location')}
        value={location}
        error={errorOf('location')}
        isOptional
        autoComplete="address-level2"
        dir={textDirection(location)}
        onChange={(value) => setProfile({ location: value })}
      />
      <OrganisationFields />
      <AboutField />
    </Section>
  );
}

export function TitleField(): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  return (
    <TextField
      label={t('basic.titleField')}
      placeholder={t('basic.titleExample')}
      value={draft.profile.title}
      error={errorOf('title')}
      data-field="title"
      autoComplete="organization-title"
      dir={textDirection(draft.profile.title)}
      onChange={(value) => setProfile({ title: value })}
    />
  );
}
