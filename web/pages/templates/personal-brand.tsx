/** Magazine cover: a full picture with the name across it, one headline, then the story in a reading column. */
import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { initialsOf } from '../name-parts.ts';
import { linkLabel, pageText, type PageModel } from '../page-model.ts';
import { About } from '../sections/about.tsx';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { CoverArt } from '../sections/cover-art.tsx';
import { Description } from '../sections/description.tsx';
import { Features } from '../sections/features.tsx';
import { Film } from '../sections/film.tsx';
import { LinkTarget, Links } from '../sections/links.tsx';
import { Masthead } from '../sections/masthead.tsx';
import { News } from '../sections/news.tsx';
import { Offers } from '../sections/offers.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Photo } from '../sections/photo.tsx';
import { Products } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { Role } from '../sections/role.tsx';

export function PersonalBrand({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <Cover model={model} />
      <main id="main">
        <Headline model={model} />
        <Film model={model} />
        <About model={model} />
        <AssistantTeaser model={model} />
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

function Cover({ model }: { model: PageModel }): ReactElement {
  const { tagline, location } = model.page.profile;
  const { imageTemplate } = model.page.design;
  const photo = imageTemplate === null ? (model.photos.main ?? model.photos.cover ?? model.photos.profile) : undefined;
  return (
    <header className={photo === undefined ? 'cover plain' : 'cover'} data-source="profile" tabIndex={-1}>
      {imageTemplate !== null && (
        <div className="art" aria-hidden="true">
          <CoverArt id={imageTemplate} field="var(--x)" shape="var(--xs)" />
        </div>
      )}
      {imageTemplate === null && (photo === undefined ? <ColourField name={model.name} /> : <Photo photo={photo} />)}
      <Masthead model={model}>{location}</Masthead>
      <div className="lines">
        <Role model={model} />
        <PageName name={model.name} />
        {tagline !== '' && (
          <p className="tagline" dir="auto">
            {tagline}
          </p>
        )}
      </div>
    </header>
  );
}

/** What stands for a picture: the initials, cut by the edge of the field, and a sun behind them. */
function ColourField({ name }: { name: string }): ReactElement {
  return (
    <div className="art" aria-hidden="true">
      <i />
      <b data-initials={initialsOf(name)} />
    </div>
  );
}

/** The highlighted contact as the headline of the issue. */
function Headline({ model }: { model: PageModel }): ReactElement | null {
  const { highlight } = model;
  if (highlight === undefined) return null;
  return (
    <p className="headline">
      <span>{pageText(model, 'highlight')}</span>
      <LinkTarget model={model} link={highlight}>
        <span dir="auto">{linkLabel(model, highlight)}</span>
        <Icon name="arrow" />
      </LinkTarget>
    </p>
  );
}
