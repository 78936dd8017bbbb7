import type { ReactElement } from 'react';
import { pageText, type PageModel } from '../page-model.ts';

/** Facts that speak for the owner. */
export function Features({ model }: { model: PageModel }): ReactElement | null {
  const { features } = model.page;
  if (features.length === 0) return null;
  return (
    <section className="features" id="features" data-source="features" aria-labelledby="features-title" tabIndex={-1}>
      <h2 id="features-title">{pageText(model, 'features')}</h2>
      <ul>
        {features.map(({ id, title, text }) => (
          <li key={id}>
            <h3 dir="auto">{title}</h3>
            {text !== '' && <p dir="auto">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
