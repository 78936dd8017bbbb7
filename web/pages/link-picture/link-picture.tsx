/**
 * The picture that goes with a link to a page: what messengers and networks show of it. A whole document of 1200 × 630, in
 * the character of the page's template, with nothing to load: pictures and fonts are handed in as data URIs.
 */
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPage, TemplateId } from '../../../shared/model/page.ts';
import { directionOf, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { fitText, type Box } from '../card/fit-text.ts';
import { fontCss } from '../fonts.ts';
import { initialsOf } from '../name-parts.ts';
import { CoverArt } from '../sections/cover-art.tsx';
import { themeCss } from '../theme.ts';
import { linkPictureCss } from './link-picture-css.ts';
import type { LinkTexts } from './link-texts.ts';

export type LinkPictureInput = {
  page: PublicPage;
  language: LanguageValue;
  /** Empty where nothing is to be said, or there are no letters to say it in. */
  texts: LinkTexts;
  /** Where the pictures are: data URIs for a drawing. */
  pictures: { face: string | null; scene: string | null };
  /** Fonts that come with the document; without them those of the device. */
  fonts?: { css: string; name: string; body: string };
};

export function renderLinkPicture(input: LinkPictureInput): string {
  return `<!doctype html>${renderToStaticMarkup(<LinkPicture input={input} />)}`;
}

/** Characters that may not stand on one line. */
const LONG_TITLE = 34;

/** Room for the name, or for what a template says in its place. */
const rooms: Record<TemplateId, Box> = {
  professional: { width: 600, lines: 3, size: 84, least: 40, height: 190 },
  'personal-brand': { width: 525, lines: 4, size: 100, least: 42, height: 260 },
  sales: { width: 1_000, lines: 3, size: 88, least: 42, height: 300 },
  creative: { width: 590, lines: 5, size: 120, least: 44, height: 400 },
  networking: { width: 760, lines: 2, size: 68, least: 38, height: 150 },
};

function LinkPicture({ input }: { input: LinkPictureInput }): ReactElement {
  const { page, language, fonts } = input;
  const { template } = page.design;
  const Layout = layouts[template];
  const families = fonts && `:root{--nf:${fonts.name};--bf:${fonts.body}}`;
  const style = [
    // By day and without a picture behind it, however the page is: it stands in other people's surroundings.
    themeCss({ ...page.design, pageTheme: 'light', backgroundImage: null }),
    fontCss(page.design.nameFont, page.design.aboutFont),
    ':root{--bf:var(--af)}',
    fonts?.css,
    families,
    linkPictureCss(template),
  ].join('');
  return (
    <html lang={toBcp47(language)} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className={template}>
        <Layout input={input} />
      </body>
    </html>
  );
}

const layouts: Record<TemplateId, (props: { input: LinkPictureInput }) => ReactElement> = {
  professional: Plain,
  'personal-brand': PersonalBrand,
  sales: Sales,
  creative: Creative,
  networking: Networking,
};

function Plain({ input }: { input: LinkPictureInput }): ReactElement {
  return (
    <>
      <Face input={input} />
      <Words input={input}>
        <Line className="title" text={input.texts.title} />
        <Line className="tagline" text={besideTitle(input.texts)} />
      </Words>
      <Address text={input.texts.address} />
    </>
  );
}

function PersonalBrand({ input }: { input: LinkPictureInput }): ReactElement {
  const { scene, face } = input.pictures;
  const picture = scene ?? face;
  return (
    <>
      <div className="art">{picture === null ? <Art input={input} /> : <img src={picture} alt="" />}</div>
      <Words input={input}>
        <Line className="title" text={input.texts.title} />
        <Line className="tagline" text={besideTitle(input.texts)} />
      </Words>
      <Address text={input.texts.address} />
    </>
  );
}

/** A long title has the room to itself. */
const besideTitle = ({ title, tagline }: LinkTexts): string => (title.length > LONG_TITLE ? '' : tagline);

/** Says what the owner promises; without a tagline what they are. */
function Sales({ input }: { input: LinkPictureInput }): ReactElement {
  const { name, title, tagline, address } = input.texts;
  const promise = tagline || title || name;
  return (
    <>
      <div className="words">
        <h2 className="clip" dir="auto" style={sized(promise, rooms.sales)}>
          {promise}
        </h2>
      </div>
      <div className="who">
        <Face input={input} />
        <div>
          <Line className="name" text={promise === name ? '' : name} />
          <Line className="title" text={promise === title ? '' : title} />
        </div>
        <Address text={address} />
      </div>
    </>
  );
}

function Creative({ input }: { input: LinkPictureInput }): ReactElement {
  const { scene, face } = input.pictures;
  return (
    <>
      <div className="art">
        <Art input={input} />
      </div>
      <Face input={{ ...input, pictures: { scene, face: scene ?? face } }} />
      <Words input={input}>
        <Line className="title" text={input.texts.title} />
      </Words>
      <Address text={input.texts.address} />
    </>
  );
}

function Networking({ input }: { input: LinkPictureInput }): ReactElement {
  return (
    <div className="card">
      <Face input={input} />
      <Words input={input}>
        <Line className="title" text={input.texts.title} />
      </Words>
      <Address text={input.texts.address} />
    </div>
  );
}

function Words({ input, children }: { input: LinkPictureInput; children: ReactNode }): ReactElement {
  const { name, title } = input.texts;
  const text = name || title;
  return (
    <div className="words">
      {text !== '' && (
        <h1 dir="auto" style={sized(text, rooms[input.page.design.template])}>
          {text}
        </h1>
      )}
      {name !== '' && children}
    </div>
  );
}

/** The owner's face, or their initials. */
function Face({ input }: { input: LinkPictureInput }): ReactElement {
  const { face } = input.pictures;
  if (face === null) return <div className="face seal">{initialsOf(input.texts.name)}</div>;
  return (
    <div className="face">
      <img src={face} alt="" />
    </div>
  );
}

function Art({ input }: { input: LinkPictureInput }): ReactElement {
  return <CoverArt id={input.page.design.imageTemplate ?? 'orbit'} field="var(--x)" shape="var(--xs)" />;
}

function Line({ className, text }: { className: string; text: string }): ReactElement | null {
  if (text === '') return null;
  return (
    <p className={`${className} clip`} dir="auto">
      {text}
    </p>
  );
}

function Address({ text }: { text: string }): ReactElement | null {
  if (text === '') return null;
  return (
    <p className="address">
      <bdi>{text}</bdi>
    </p>
  );
}

function sized(text: string, room: Box): CSSProperties {
  return { fontSize: fitText(text, room).size, WebkitLineClamp: room.lines };
}
