/** Letterhead: portrait, name and credentials over a double rule; the body in one or two quiet columns. */
import type { ReactElement } from 'react';
import { ChannelIcon, Icon } from '../icons.tsx';
import { initialsOf } from '../name-parts.ts';
import { linkLabel, type PageModel } from '../page-model.ts';
import { About } from '../sections/about.tsx';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { LinkTarget, Links } from '../sections/links.tsx';
import { Masthead } from '../sections/masthead.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Photo } from '../sections/photo.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';

export function Professional({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <header>
        <Masthead model={model} />
        <Letterhead model={model} />
      </header>
      <main id="main">
        <AssistantTeaser model={model} />
        <About model={model} />
        <Links model={model} />
        <QuoteForm model={model} />
      </main>
    </>
  );
}

function Letterhead({ model }: { model: PageModel }): ReactElement {
  const { title, tagline, location } = model.page.profile;
  return (
    <div className="hero" data-source="profile" tabIndex={-1}>
      <Portrait model={model} />
      <div className="names">
        <PageName name={model.name} />
        {title !== '' && (
          <p className="title" dir="auto">
            {title}
          </p>
        )}
        {location !== '' && (
          <p className="place" dir="auto">
            <Icon name="pin" />
            {location}
          </p>
        )}
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
  const { highlight } = model;
  if (highlight === undefined) return null;
  return (
    <p className="cta">
      <LinkTarget model={model} link={highlight} className="fill">
        <ChannelIcon channel={highlight.channel} />
        <span dir="auto">{linkLabel(model, highlight)}</span>
      </LinkTarget>
    </p>
  );
}

/** The portrait, or the initials as a seal. */
function Portrait({ model }: { model: PageModel }): ReactElement {
  const { profile } = model.photos;
  if (profile === undefined) {
    return (
      <div className="portrait seal" aria-hidden="true">
        {initialsOf(model.name)}
      </div>
    );
  }
  return (
    <div className="portrait">
      <Photo photo={profile} />
    </div>
  );
}
