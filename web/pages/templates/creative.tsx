/** Gallery wall: the name on a field of colour with a picture that hangs out of it, then the works, at last the words. */
import type { ReactElement } from 'react';
import { initialsOf } from '../name-parts.ts';
import type { PageModel } from '../page-model.ts';
import { About } from '../sections/about.tsx';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { CoverArt } from '../sections/cover-art.tsx';
import { Description } from '../sections/description.tsx';
import { Features } from '../sections/features.tsx';
import { LinkedPhoto } from '../sections/linked-photo.tsx';
import { Links } from '../sections/links.tsx';
import { Masthead } from '../sections/masthead.tsx';
import { News } from '../sections/news.tsx';
import { Offers } from '../sections/offers.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Photo } from '../sections/photo.tsx';
import { Products } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { Role } from '../sections/role.tsx';
import { Film } from '../sections/film.tsx';

export function Creative({ model }: { model: PageModel }): ReactElement {
  const { tagline } = model.page.profile;
  return (
    <>
      <Wall model={model} />
      <main id="main">
        {tagline !== '' && (
          <p className="statement" dir="auto">
            {tagline}
          </p>
        )}
        <Offers model={model} />
        <Products model={model} />
        <Film model={model} />
        <About model={model}>
          <Face model={model} />
        </About>
        <News model={model} />
        <Features model={model} />
        <Description model={model} />
        <AssistantTeaser model={model} />
        <QuoteForm model={model} />
        <Links model={model} />
      </main>
    </>
  );
}

function Wall({ model }: { model: PageModel }): ReactElement {
  const { location } = model.page.profile;
  return (
    <header className="wall" data-source="profile" tabIndex={-1}>
      <Masthead model={model}>{location}</Masthead>
      <div className="lines">
        <PageName name={model.name} />
        <Role model={model} />
      </div>
      <Frame model={model} />
    </header>
  );
}

/** The first work on the wall; without a picture a poster of the initials. */
function Frame({ model }: { model: PageModel }): ReactElement {
  const { imageTemplate } = model.page.design;
  if (imageTemplate !== null) {
    return (
      <div className="frame" aria-hidden="true">
        <CoverArt id={imageTemplate} field="var(--ox)" shape="var(--x)" />
      </div>
    );
  }
  const photo = model.photos.main ?? model.photos.cover ?? model.photos.profile;
  if (photo === undefined) {
    return (
      <div className="frame poster" aria-hidden="true">
        <i />
        <b data-initials={initialsOf(model.name)} />
      </div>
    );
  }
  return (
    <div className="frame">
      <Photo photo={photo} />
    </div>
  );
}

/** The owner's face beside their story, unless it hangs on the wall already. */
function Face({ model }: { model: PageModel }): ReactElement | null {
  const { profilePhoto } = model.page.profile;
  const isOnWall =
    model.page.design.imageTemplate === null && model.photos.main === undefined && model.photos.cover === undefined;
  return profilePhoto === null || isOnWall ? null : <LinkedPhoto model={model} photo={profilePhoto} />;
}
