import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './profile.module.css';

const uses = {
  profile: { field: 'profilePhoto', shape: 'round' },
  main: { field: 'mainPhoto', shape: 'tall' },
} as const;

/** The portrait, and the large picture that templates with a cover use. */
export function PhotosSection(): ReactNode {
  const { t } = useTranslation('photos');
  return (
    <Section part="top" title={t('photos.title')} text={t('photos.text')}>
      <div className={styles.photos}>
        <ProfilePhoto use="profile" />
        <ProfilePhoto use="main" />
      </div>
    </Section>
  );
}

function ProfilePhoto({ use }: { use: keyof typeof uses }): ReactNode {
  const { t } = useTranslation('photos');
  const { draft, setProfile } = useDraftActions();
  const { field, shape } = uses[use];
  return (
    <PhotoField
      label={t(`photos.${use}`)}
      photo={draft.profile[field]}
      use={use}
      shape={shape}
      question={{ title: t(`photos.deleteTitle.${use}`), text: t('photos.deleteText') }}
      onChange={(photo) => setProfile({ [field]: photo })}
    />
  );
}
