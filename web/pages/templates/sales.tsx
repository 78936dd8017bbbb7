/** Landing page: a slim line that says who, then one promise and one button; offers are price tags, features the proof. */
import type { ReactElement } from 'react';
import { longestWordWidth } from '../name-parts.ts';
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
import { cssVariable } from '../sections/photo.tsx';
import { Place } from '../sections/place.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { Products } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { Role } from '../sections/role.tsx';

/** From here on a promise is a sentence, and set smaller than a slogan. */
const longPromise = 56;

/** A longer word is broken: Chinese and Thai have no spaces at all, and German words have their hyphens. */
const widestWord = 16;

export function Sales({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <Brand model={model} />
      <main id="main">
        <Promised model={model} />
        <Features model={model} />
        <Offers model={model} isQuotable />
        <Products model={model} />
        <QuoteForm model={model} />
        <AssistantTeaser model={model} />
        <Film model={model} />
        <About model={model} />
        <Description model={model} />
        <News model={model} />
        <Links model={model} />
      </main>
    </>
  );
}

/** Who makes the promise. A title that is the promise itself is not said twice. */
function Brand({ model }: { model: PageModel }): ReactElement {
  const { tagline } = model.page.profile;
  return (
    <header className="brand" data-source="profile" tabIndex={-1}>
      <Portrait model={model} />
      <div>
        <PageName name={model.name} />
        {tagline === '' ? <Role model={model} title="" /> : <Role model={model} />}
      </div>
      <Masthead model={model} />
    </header>
  );
}

function Promised({ model }: { model: PageModel }): ReactElement {
  const { title, tagline } = model.page.profile;
  const promise = tagline || title;
  return (
    <section className="promise">
      {promise !== '' && (
        <p
          className={promise.length > longPromise ? 'says long' : 'says'}
          dir="auto"
          style={cssVariable('--w', Math.min(widestWord, longestWordWidth(promise)))}
        >
          <span>{promise}</span>
        </p>
      )}
      <Place model={model} />
      <Action model={model} />
    </section>
  );
}

/** One button: the highlighted contact, else the way to the form, which phones have further down. */
function Action({ model }: { model: PageModel }): ReactElement {
  const toForm = model.highlight === undefined ? 'fill js-only' : 'also js-only';
  return (
    <p className="act">
      <ActionLink model={model} />
      <a className={toForm} href="#quote">
        {model.texts.quote.title}
      </a>
    </p>
  );
}
