/** The page of a business card: both sides as they are printed, to save or to print. Pure: the publish job and the tests call it. */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toBcp47 } from '../../../shared/places/languages.ts';
import { fillText } from '../page-texts.ts';
import { CardBack } from './card-back.tsx';
import { cardCss } from './card-css.ts';
import { fronts } from './card-fronts.tsx';
import { cardModel, type CardInput, type CardModel } from './card-model.ts';

/** The complete HTML document. */
export function renderCard(input: CardInput): string {
  return `<!doctype html>${renderToStaticMarkup(<CardDocument model={cardModel(input)} />)}`;
}

function CardDocument({ model }: { model: CardModel }): ReactElement {
  const { page, texts, name, island, dir, size, colours } = model;
  const title = fillText(texts.card.title, { name });
  const Front = fronts[page.design.template];
  return (
    <html lang={toBcp47(page.profile.pageLanguage)} dir={dir} data-failed={texts.card.failed}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: cardCss(size, colours) }} />
        {island !== undefined && <script type="module" src={island} />}
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <Side model={model} name="front">
            <Front model={model} />
          </Side>
          <Side model={model} name="back">
            <CardBack model={model} />
          </Side>
          <Tools model={model} />
        </main>
      </body>
    </html>
  );
}

/** One side, cut as it will be; what lies beyond the edge is in it all the same, for the print shop. */
function Side({
  model,
  name,
  children,
}: {
  model: CardModel;
  name: 'front' | 'back';
  children: ReactNode;
}): ReactElement {
  const { size, texts } = model;
  return (
    <figure>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        id={name}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${texts.card[name]}: ${model.name}`}
      >
        {children}
      </svg>
      <figcaption>
        <span>{texts.card[name]}</span>
        <button type="button" data-save={name} hidden>
          {texts.card.png}
        </button>
      </figcaption>
    </figure>
  );
}

/** The buttons come with the script that they need. */
function Tools({ model }: { model: CardModel }): ReactElement {
  const { texts, size, page, name, appOrigin } = model;
  const measures = { width: size.width, height: size.height };
  return (
    <div className="tools">
      <p>
        <button type="button" className="fill" data-save="pdf" hidden>
          {texts.card.pdf}
        </button>
        <button type="button" data-save="print" hidden>
          {texts.card.print}
        </button>
      </p>
      <p className="hint">{fillText(texts.card.hint, measures)}</p>
      <p role="status" id="state" />
      <p>
        <a href={`${appOrigin}/${encodeURIComponent(page.profile.agentName)}`}>{fillText(texts.card.page, { name })}</a>
      </p>
    </div>
  );
}
