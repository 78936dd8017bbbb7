import { make } from './make.ts';
import type { CountryOption } from './phone.ts';

/**
 * Fills the list of countries. In the list they stand with their names, the chosen one with its code, because the field
 * has room for no more.
 */
export function fillCountries(
  select: HTMLSelectElement,
  countries: CountryOption[],
  visitorCountry: string | null,
): void {
  const chosen = countries.some(({ country }) => country === visitorCountry) ? visitorCountry : select.value;
  select.replaceChildren(
    ...countries.map(({ country, name, dialCode }) =>
      make(
        'option',
        { value: country, 'data-long': `${name} ${dialCode}`, 'data-short': `${country} ${dialCode}` },
        `${name} ${dialCode}`,
      ),
    ),
  );
  select.value = chosen ?? select.value;
  shortenChosen(select);
  select.addEventListener('change', () => shortenChosen(select));
}

function shortenChosen(select: HTMLSelectElement): void {
  for (const option of select.options) {
    option.textContent = (option.selected ? option.dataset.short : option.dataset.long) ?? '';
  }
}

/** The country in the visitor's own language setting (`de-AT` gives AT), null when it names none. */
export function visitorCountry(): string | null {
  for (const language of navigator.languages ?? [navigator.language]) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/.exec(language)?.[1];
    if (region !== undefined) return region;
  }
  return null;
}
