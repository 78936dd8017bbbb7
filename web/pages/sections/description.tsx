import type { ReactElement } from 'react';
import { pageText, type PageModel } from '../page-model.ts';
import { splitAbout } from '../split-about.ts';
import { Story } from './story.tsx';

/** What the page is about beyond its owner. */
export function Description({ model }: { model: PageModel }): ReactElement | null {
  const { open, more } = splitAbout(model.page.profile.description);
  if (open.length === 0) return null;
  return (
    <section
      className="description"
      id="description"
      data-source="description"
      aria-labelledby="description-title"
      tabIndex={-1}
    >
      <h2 id="description-title">{pageText(model, 'description')}</h2>
      <Story model={model} open={open} more={more} />
    </section>
  );
}
