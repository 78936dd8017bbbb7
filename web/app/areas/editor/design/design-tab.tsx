import type { ReactNode } from 'react';
import styles from '../editor.module.css';
import { AppearanceSection } from './appearance-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { FontSection } from './font-section.tsx';
import { TemplateSection } from './template-section.tsx';

export function DesignTab(): ReactNode {
  return (
    <div className={styles.sections}>
      <TemplateSection />
      <ColourSection />
      <AppearanceSection />
      <FontSection />
    </div>
  );
}
