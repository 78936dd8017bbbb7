import type { ReactElement, ReactNode } from 'react';
import { pageText, type PageModel } from '../page-model.ts';
import { splitAbout } from '../split-about.ts';
import { Story } from './story.tsx';

/** The owner's story, with what a template puts before it. */
export function About({ model, children }: { model: PageModel; children?: ReactNode }): ReactElement | null {
  const { open, more } = splitAbout(model.page.profile.aboutMe);
  if (open.length === 0) return null;
  return (
    <section className="about" id="about" data-source="about-me" aria-labelledby="about-title" tabIndex={-1}>
      <h2 id="about-title">{pageText(model, 'about')}</h2>
      {children}
      <Story model={model} open={open} more={more} />
    </section>
  );
}
