import type { ReactNode } from 'react';
import styles from '../editor.module.css';
import { ContactsSection } from '../contacts/contacts-section.tsx';
import { BasicInformation } from './basic-information.tsx';
import { PhotosSection } from './photos-section.tsx';

export function ProfileTab(): ReactNode {
  return (
    <div className={styles.sections}>
      <BasicInformation />
      <PhotosSection />
      <ContactsSection />
    </div>
  );
}
