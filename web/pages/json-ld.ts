import { pageAddress } from './page-address.ts';
import type { PageModel } from './page-model.ts';

/** Characters that could end a script element or a line of it. */
const unsafe = /[<>&\u2028\u2029]/g;

/** A JSON text that is safe inside a script element: it parses to the same value. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** schema.org ProfilePage with its Person. */
export function profileJsonLd(model: PageModel, image: string | undefined): string {
  const { title, tagline, location, organisation } = model.page.profile;
  const sameAs = model.links.flatMap(({ kind, href }) => (kind === 'social' && href !== undefined ? [href] : []));
  return scriptSafeJson({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateModified: model.page.publishedAt,
    inLanguage: model.lang,
    mainEntity: {
      '@type': 'Person',
      name: model.name,
      url: pageAddress(model, model.page.profile.pageLanguage),
      ...(title === '' ? {} : { jobTitle: title }),
      ...(tagline === '' ? {} : { description: tagline }),
      ...(location === '' ? {} : { workLocation: location }),
      ...(organisation === '' ? {} : { worksFor: { '@type': 'Organization', name: organisation } }),
      ...(image === undefined ? {} : { image }),
      ...(sameAs.length === 0 ? {} : { sameAs }),
    },
  });
}
