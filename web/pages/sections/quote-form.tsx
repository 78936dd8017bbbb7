import type { ReactElement, ReactNode } from 'react';
import { legalPath } from '../../../shared/legal/legal-documents.ts';
import { countryByAbbr } from '../../../shared/places/countries.ts';
import { pageText, type PageModel } from '../page-model.ts';
import { fillText } from '../page-texts.ts';

/**
 * The visitor's request. It works through its island, which also fills in the other countries, so it is hidden without
 * script. `about`: the product that it is about. The field that people don't see is for machines that fill in everything.
 */
export function QuoteForm({ model, about }: { model: PageModel; about?: string }): ReactElement {
  const { quote } = model.texts;
  const values = { name: model.name };
  return (
    <section className="quote js-only" id="quote" aria-labelledby="quote-title" tabIndex={-1}>
      <h2 id="quote-title">{quote.title}</h2>
      <p className="intro">
        {about !== undefined && <b dir="auto">{about}</b>}
        {fillText(quote.intro, values)}
      </p>
      <form data-act="quote" noValidate>
        <Field name="name" label={quote.name}>
          <input id="q-name" name="name" autoComplete="name" maxLength={100} required aria-describedby="q-name-error" />
        </Field>
        <PhoneField model={model} />
        <Field name="message" label={quote.message} hint={quote.optional}>
          <textarea id="q-message" name="message" rows={3} maxLength={1000} aria-describedby="q-message-error" />
        </Field>
        <input className="away" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <p className="note consent">
          {fillText(quote.consent, values)}{' '}
          <a href={legalPath('privacy', model.language)} target="_blank" rel="noopener">
            {pageText(model, 'privacy')}
          </a>
        </p>
        <button className="fill">{quote.submit}</button>
        <p className="state" role="status" />
      </form>
    </section>
  );
}

function PhoneField({ model }: { model: PageModel }): ReactElement {
  const { quote } = model.texts;
  const abbr = model.language.slice(-2).toUpperCase();
  const dialCode = countryByAbbr(abbr)?.countryCode ?? '';
  return (
    <Field name="phone" label={quote.phone}>
      <span className="phone" dir="ltr">
        <select name="country" aria-label={quote.country} autoComplete="country">
          <option value={abbr}>{`${abbr} ${dialCode}`}</option>
        </select>
        <input
          id="q-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          aria-describedby="q-phone-error"
        />
      </span>
    </Field>
  );
}

type FieldProps = { name: string; label: string; hint?: string; children: ReactNode };

/** Label above, field, and the place of its error. */
function Field({ name, label, hint, children }: FieldProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={`q-${name}`}>
        {label}
        {hint !== undefined && <small> ({hint})</small>}
      </label>
      {children}
      <p className="error" id={`q-${name}-error`} />
    </div>
  );
}
