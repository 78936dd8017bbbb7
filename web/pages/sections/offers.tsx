import type { ReactElement } from 'react';
import type { Offer } from '../../../shared/model/page.ts';
import { hits, pageText, type PageModel } from '../page-model.ts';
import { LinkedPhoto } from './linked-photo.tsx';
import { MoreLink } from './more-link.tsx';

/** `isQuotable`: an offer without a link of its own leads to the quote form. */
type OffersProps = { model: PageModel; isQuotable?: boolean };

/** What the owner offers, each with its price in the owner's words and a way to more. */
export function Offers({ model, isQuotable = false }: OffersProps): ReactElement | null {
  const { offers } = model.page;
  if (offers.length === 0) return null;
  return (
    <section className="offers" id="offers" data-source="offers" aria-labelledby="offers-title" tabIndex={-1}>
      <h2 id="offers-title">{pageText(model, 'offers')}</h2>
      <ul data-hits={hits(model, 'offer', offers)}>
        {offers.map((offer) => (
          <li key={offer.id} className="offer">
            {offer.photo && <LinkedPhoto model={model} photo={offer.photo} />}
            <OfferText model={model} offer={offer} isQuotable={isQuotable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OfferProps = Required<OffersProps> & { offer: Offer };

function OfferText({ model, offer, isQuotable }: OfferProps): ReactElement {
  const { title, text, price, link } = offer;
  return (
    <div>
      <h3 dir="auto">{title}</h3>
      {price !== '' && (
        <p className="price" dir="auto">
          {price}
        </p>
      )}
      {text !== '' && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      <MoreLink model={model} link={link} />
      {isQuotable && link === '' && (
        <a className="on js-only" href="#quote">
          {model.texts.quote.title}
        </a>
      )}
    </div>
  );
}
