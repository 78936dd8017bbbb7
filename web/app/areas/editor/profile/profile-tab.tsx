import type { ReactNode } from 'react';
import { ContactsSection } from '../contacts/contacts-section.tsx';
import { DescriptionSection } from '../content/description-section.tsx';
import { FeaturesSection } from '../content/features-section.tsx';
import { OffersSection } from '../content/offers-section.tsx';
import styles from '../editor.module.css';
import { FilmSection } from '../film/film-section.tsx';
import { useWantedField } from '../go-live/wanted-field.ts';
import { NewsSection } from '../news/news-section.tsx';
import { ProductsSection } from '../products/products-section.tsx';
import { BasicInformation } from './basic-information.tsx';
import { PhotosSection } from './photos-section.tsx';

/** Everything that the page says, in the order in which people think of it. */
export function ProfileTab(): ReactNode {
  useWantedField();
  return (
    <div className={styles.sections}>
      <BasicInformation />
      <PhotosSection />
      <FilmSection />
      <ContactsSection />
      <DescriptionSection />
      <FeaturesSection />
      <OffersSection />
      <ProductsSection />
      <NewsSection />
    </div>
  );
}
