/** The owner's introduction film. Nothing of it is fetched before somebody starts it, but for its poster. */
import type { ReactElement } from 'react';
import { toBcp47 } from '../../../shared/places/languages.ts';
import type { PageModel } from '../page-model.ts';

export function Film({ model }: { model: PageModel }): ReactElement | null {
  const { film } = model.page.design;
  if (film === null) return null;
  const { mediaOrigin, texts, name } = model;
  const { poster, captions } = film;
  const address = mediaOrigin + film.path;
  return (
    <section className="film">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there when the owner wrote some */}
      <video
        controls
        playsInline
        preload="none"
        src={address}
        poster={poster ? mediaOrigin + poster.path : undefined}
        // Captions are read by the browser for the page: the media host lets this origin have them.
        crossOrigin={captions ? 'anonymous' : undefined}
        aria-label={name}
      >
        {captions && (
          <track
            kind="captions"
            src={mediaOrigin + captions.path}
            srcLang={toBcp47(captions.language)}
            label={texts.film.captions}
          />
        )}
        <a href={address}>{texts.film.unsupported}</a>
      </video>
    </section>
  );
}
