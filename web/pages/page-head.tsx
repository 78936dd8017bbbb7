import type { ReactElement } from 'react';
import type { TemplateId } from '../../shared/model/page.ts';
import { toBcp47 } from '../../shared/places/languages.ts';
import { profileJsonLd } from './json-ld.ts';
import { pageAddress } from './page-address.ts';
import { pageCss } from './page-css.ts';
import { LINK_PICTURE } from './link-picture/link-picture-size.ts';
import type { PageModel } from './page-model.ts';
import type { PageFonts } from './render-input.ts';
import { shortDescription } from './short-description.ts';
import { pageColours, type PageColours } from './theme.ts';

/** Everything in a page's head but the inline script. */
export function PageHead({ model }: { model: PageModel }): ReactElement {
  const { title } = model.page.profile;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>{[model.name, title].filter((part) => part !== '').join(' – ')}</title>
      <meta name="description" content={description(model)} />
      <ThemeColours model={model} />
      {model.isPreview === true && <meta name="robots" content="noindex" />}
      <DrawnWhole />
      <style dangerouslySetInnerHTML={{ __html: styleOf(model) }} />
      {model.isPreview !== true && <PublicTags model={model} />}
    </>
  );
}

/**
 * Without it a busy phone draws the first half of the page as soon as it is read, and moves it when the rest follows. The
 * page comes in one window of TCP, so waiting for its last part costs nothing.
 */
function DrawnWhole(): ReactElement {
  return <link rel="expect" href="#bar" blocking="render" />;
}

/** Korean breaks between words, not within them. */
function styleOf(model: PageModel): string {
  const css = pageCss(model.page.design, model.fonts, hasProducts(model));
  return model.language === 'ko_kr' ? `${css}html{word-break:keep-all}` : css;
}

const hasProducts = ({ products = [] }: PageModel): boolean => products.length > 0;

/** Fetched with the page itself, so that they are there when it is drawn. Last in the head: the preview adds and takes them. */
export function FontFiles({ fonts }: { fonts: PageFonts }): ReactElement {
  return (
    <>
      {fonts.preload.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {fonts.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

function description(model: PageModel): string {
  const { tagline, aboutMe } = model.page.profile;
  return shortDescription([tagline, aboutMe]);
}

/** What is at the top of a template, where it isn't paper. */
const topSurfaces: Partial<Record<TemplateId, keyof PageColours>> = {
  sales: 'tint',
  creative: 'field',
  networking: 'tint',
};

/** The browser's own bar takes the colour of what is under it. */
function ThemeColours({ model }: { model: PageModel }): ReactElement {
  const { themeColour, pageTheme, template } = model.page.design;
  const colour = (theme: 'light' | 'dark') => pageColours(themeColour, theme)[topSurfaces[template] ?? 'paper'];
  if (pageTheme !== 'auto') return <meta name="theme-color" content={colour(pageTheme)} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={colour('light')} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={colour('dark')} />
    </>
  );
}

/** What search engines and shared links read. */
function PublicTags({ model }: { model: PageModel }): ReactElement {
  const image = shareImage(model);
  return (
    <>
      <Addresses model={model} />
      <OpenGraph model={model} image={image} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: profileJsonLd(model, image) }} />
    </>
  );
}

function Addresses({ model }: { model: PageModel }): ReactElement {
  const bare = pageAddress(model, model.page.profile.pageLanguage);
  const others = model.languages.length > 1 ? model.languages : [];
  return (
    <>
      <link rel="canonical" href={pageAddress(model, model.language)} />
      {others.map((value) => (
        <link key={value} rel="alternate" hrefLang={toBcp47(value)} href={pageAddress(model, value)} />
      ))}
      {others.length > 0 && <link rel="alternate" hrefLang="x-default" href={bare} />}
    </>
  );
}

function OpenGraph({ model, image }: { model: PageModel; image: string | undefined }): ReactElement {
  const { title } = model.page.profile;
  const { mainPhoto, coverPhoto } = model.page.profile;
  const { linkPicture } = model;
  const isWide = linkPicture !== undefined || (coverPhoto ?? mainPhoto) !== null;
  const shown = linkPicture === undefined ? image : model.appOrigin + linkPicture;
  const properties: [name: string, content: string][] = [
    ['og:type', 'profile'],
    ['og:title', [model.name, title].filter((part) => part !== '').join(' – ')],
    ['og:description', description(model)],
    ['og:url', pageAddress(model, model.language)],
    ['og:locale', model.lang.replace('-', '_')],
    ['og:site_name', 'XPage'],
    ...(shown === undefined ? [] : [['og:image', shown] satisfies [string, string]]),
    ...(linkPicture === undefined ? [] : pictureProperties(model)),
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={model.name} />
      {shown !== undefined && <meta name="twitter:image" content={shown} />}
    </>
  );
}

/** Told beforehand, networks show the picture with the first link to it. */
function pictureProperties(model: PageModel): [name: string, content: string][] {
  return [
    ['og:image:width', String(LINK_PICTURE.width)],
    ['og:image:height', String(LINK_PICTURE.height)],
    ['og:image:alt', model.name],
  ];
}

/** Full address of the picture that goes with a shared link. */
function shareImage(model: PageModel): string | undefined {
  const { coverPhoto, mainPhoto, profilePhoto } = model.page.profile;
  const photo = coverPhoto ?? mainPhoto ?? profilePhoto;
  return photo === null ? undefined : model.mediaOrigin + photo.path;
}
