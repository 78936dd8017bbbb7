import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/text-field.tsx';
import { isSecure, keptLink, typedLink } from '../content/link-value.ts';
import { useDraftActions } from '../editor-context.tsx';
import styles from '../editor.module.css';
import { PrefixedField } from '../prefixed-field.tsx';
import { textDirection } from '../text-direction.ts';
import { useProfileError } from './use-profile-error.ts';

/** The company or practice behind the owner, and its website. */
export function OrganisationFields(): ReactNode {
  const { t } = useTranslation(['editor-basics', 'editor-profile']);
  const { draft, setProfile } = useDraftActions();
  const errorOf = useProfileError();
  const { organisation, organisationLink } = draft.profile;
  return (
    <div className={styles.pair}>
      <TextField
        label={t('basic.organisation')}
        value={organisation}
        error={errorOf('organisation')}
        isOptional
        autoComplete="organization"
        dir={textDirection(organisation)}
        onChange={(value) => setProfile({ organisation: value })}
      />
      <PrefixedField
        label={t('basic.organisationLink')}
        error={errorOf('organisationLink')}
        isOptional
        prefix={isSecure(organisationLink) ? 'https://' : undefined}
        inputMode="url"
        autoComplete="off"
        placeholder={t('editor-profile:content.linkExample')}
        value={typedLink(organisationLink)}
        onChange={(typed) => setProfile({ organisationLink: keptLink(typed) })}
      />
    </div>
  );
}
