import type { ReactNode } from 'react';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import styles from './assistant.module.css';
import { CoachSection } from './coach/coach-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { GreetingsSection } from './greetings-section.tsx';
import { MannerSection } from './manner-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SetupSection } from './setup-section.tsx';

/** What the assistant is told. */
export function SetupView({ answer }: { answer: OutputOfCall<'getAiAssistant'> }): ReactNode {
  return (
    <div className={styles.sections}>
      <PlanSection answer={answer} />
      {answer.isIncluded && <CoachSection />}
      <SetupSection />
      <MannerSection />
      <GreetingsSection />
      <ContactSection />
    </div>
  );
}
