/** Letterhead: portrait, name and credentials over a double rule; the body in one or two quiet columns. */
import type { ReactElement } from 'react';
import type { PageModel } from '../page-model.ts';
import { About } from '../sections/about.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { Description } from '../sections/description.tsx';
import { Features } from '../sections/features.tsx';
import { Film } from '../sections/film.tsx';
import { Links } from '../sections/links.tsx';
import { Masthead } from '../sections/masthead.tsx';
import { News } from '../sections/news.tsx';
import { Offers } from '../sections/offers.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Place } from '../sections/place.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { Products } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { Role } from '../sections/role.tsx';

export function Professional({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <header>
        <Masthead model={model} />
        <Letterhead model={model} />
      </header>
      <main id="main">
        <AssistantTeaser model={model} />
        <Film model={model} />
        <About model={model} />
        <Features model={model} />
        <Offers model={model} />
        <Products model={model} />
        <Description model={model} />
        <News model={model} />
        <Links model={model} />
        <QuoteForm model={model} />
      </main>
    </>
  );
}

function Letterhead({ model }: { model: PageModel }): ReactElement {
  const { tagline } = model.page.profile;
  return (
    <div className="hero" data-source="profile" tabIndex={-1}>
      <Portrait model={model} />
      <div className="names">
        <PageName name={model.name} />
        <Role model={model} />
        <Place model={model} />
      </div>
      {tagline !== '' && (
        <p className="tagline" dir="auto">
          {tagline}
        </p>
      )}
      <Actions model={model} />
    </div>
  );
}

/** On wide screens the highlighted contact and the assistant stand here; phones have the bar at the bottom. */
function Actions({ model }: { model: PageModel }): ReactElement | null {
  if (model.highlight === undefined) return null;
  return (
    <p className="cta">
      <ActionLink model={model} />
    </p>
  );
}
