import type { ReactNode } from 'react';
import styles from '../editor.module.css';
import { AppearanceSection } from './appearance-section.tsx';
import { BarSection } from './bar-section.tsx';
import { BackgroundSection } from './background-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { FontSection } from './font-section.tsx';
import { TemplateSection } from './template-section.tsx';
import { TextColourSection } from './text-colour-section.tsx';

export function DesignTab(): ReactNode {
  return (
    <div className={styles.sections}>
      <TemplateSection />
      <CoverSection />
      <ColourSection />
      <AppearanceSection />
      <TextColourSection />
      <BackgroundSection />
      <FontSection />
      <BarSection />
    </div>
  );
}
