import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './profile.module.css';

/** The portrait, and the large picture that templates with a cover use. */
export function PhotosSection(): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <Section title={t('photos.title')} text={t('photos.text')}>
      <div className={styles.photos}>
        <PhotoField use="profile" />
        <PhotoField use="main" />
      </div>
    </Section>
  );
}
