/** Badge: a card to hold up in a crowd, with the code of the page; the ways to the owner as large keys come next. */
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { pageText, type PageModel } from '../page-model.ts';
import { About } from '../sections/about.tsx';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { CoverArt } from '../sections/cover-art.tsx';
import { Description } from '../sections/description.tsx';
import { Features } from '../sections/features.tsx';
import { Film } from '../sections/film.tsx';
import { Links } from '../sections/links.tsx';
import { Masthead } from '../sections/masthead.tsx';
import { News } from '../sections/news.tsx';
import { Offers } from '../sections/offers.tsx';
import { PageCode } from '../sections/page-code.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Place } from '../sections/place.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { Products } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { Role } from '../sections/role.tsx';

export function Networking({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <header>
        <Masthead model={model} isShareElsewhere />
        <Badge model={model} />
      </header>
      <main id="main">
        <Links model={model} />
        <Film model={model} />
        <About model={model} />
        <AssistantTeaser model={model} />
        <News model={model} />
        <Offers model={model} />
        <Products model={model} />
        <Features model={model} />
        <Description model={model} />
        <QuoteForm model={model} />
      </main>
    </>
  );
}

/** Over the band of colour at the top of the card. */
const band: CSSProperties = { position: 'relative', height: 116, marginBlockStart: -116, marginInline: -20 };

function Badge({ model }: { model: PageModel }): ReactElement {
  const { tagline } = model.page.profile;
  const { imageTemplate } = model.page.design;
  return (
    <div className="badge" data-source="profile" tabIndex={-1}>
      {imageTemplate !== null && (
        <div style={band} aria-hidden="true">
          <CoverArt id={imageTemplate} field="var(--x)" shape="var(--xs)" />
        </div>
      )}
      <Portrait model={model} />
      <PageName name={model.name} />
      <Role model={model} />
      <Place model={model} />
      {tagline !== '' && (
        <p className="tagline" dir="auto">
          {tagline}
        </p>
      )}
      <Pass model={model} />
    </div>
  );
}

/** What one holds up to another phone, and the button that sends it. */
function Pass({ model }: { model: PageModel }): ReactElement {
  return (
    <div className="pass">
      <PageCode model={model} />
      <div>
        <p>{model.texts.share.scan}</p>
        <button type="button" className="fill js-only" data-act="share">
          <Icon name="share" />
          {pageText(model, 'share')}
        </button>
      </div>
    </div>
  );
}
