/**
 * The visitor's chat page: one document for all products, one a language. It reads from its address whose it is, and
 * stands with its field before anything is known of the product.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { legalPath } from '../../../shared/legal/legal-documents.ts';
import {
  directionOf,
  languages,
  languageValues,
  toBcp47,
  type LanguageValue,
} from '../../../shared/places/languages.ts';
import { MAX_QUESTION } from '../islands/composer.ts';
import { minifyCss } from '../minify-css.ts';
import { chatDocumentCss } from './chat-document-css.ts';
import type { ChatTexts } from './chat-texts.ts';
import { chatTextsOf, type DocumentTexts } from './document-texts.ts';

/** By file name. @param script the page's module, and what it cannot run without */
export function renderChatDocuments(
  script: ChatScript,
  texts: Record<LanguageValue, DocumentTexts>,
): Record<string, string> {
  const styles = minifyCss(chatDocumentCss());
  const draw = (language: LanguageValue): string => {
    const said = chatTextsOf(texts[language]);
    const drawn = <ChatDocument language={language} texts={said} styles={styles} script={script} />;
    return `<!doctype html>${renderToStaticMarkup(drawn)}\n`;
  };
  return Object.fromEntries(languageValues.map((language) => [`chat/${language}.html`, draw(language)]));
}

type ChatScript = { src: string; needs: string[] };
type ChatDocumentProps = { language: LanguageValue; texts: ChatTexts; styles: string; script: ChatScript };

function ChatDocument({ language, texts, styles, script }: ChatDocumentProps): ReactNode {
  return (
    <html className="js" lang={toBcp47(language)} dir={directionOf(language)} data-language={language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131316" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <title>{texts.page.title}</title>
        <meta name="description" content={texts.page.description} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={script.src} />
        {script.needs.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
      </head>
      <body>
        <main className="chat">
          <Head texts={texts} language={language} />
          <div className="log" role="log" aria-label={texts.chat.log} tabIndex={0}>
            <section className="intro" data-part="intro" aria-busy="true">
              <p className="away" role="status">
                {texts.page.loading}
              </p>
              <i className="blank wide" />
              <i className="blank" />
              <i className="blank chip" />
              <i className="blank chip" />
            </section>
          </div>
          <Foot texts={texts} language={language} />
        </main>
        <noscript>
          <p className="none">{texts.page.noScript}</p>
        </noscript>
        <script type="application/json" id="texts" dangerouslySetInnerHTML={{ __html: asData(texts) }} />
      </body>
    </html>
  );
}

/** JSON that cannot end the element that it stands in. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function Head({ texts, language }: { texts: ChatTexts; language: LanguageValue }): ReactNode {
  return (
    <header className="head">
      <span className="logo" data-part="logo" aria-hidden="true" />
      <div className="names">
        <h1 data-part="name">
          <i className="blank" />
        </h1>
        <p data-part="company" />
      </div>
      <details className="menu" data-part="menu">
        <summary className="round" aria-label={texts.page.menu}>
          <Outline path="M5 12h.01M12 12h.01M19 12h.01" />
        </summary>
        <div>
          <button type="button" data-do="files" hidden>
            {texts.page.files}
          </button>
          <button type="button" data-do="share">
            {texts.page.share}
          </button>
          <button type="button" data-do="print">
            {texts.page.print}
          </button>
          <LanguageField name={texts.page.language} language={language} />
        </div>
      </details>
      <button className="round" type="button" data-do="close" aria-label={texts.chat.close} hidden>
        <Outline path="M6 6l12 12M18 6 6 18" />
      </button>
    </header>
  );
}

/** The system's own picker: on a phone it is a sheet with a wheel or a search, on a desk one types. */
function LanguageField({ name, language }: { name: string; language: LanguageValue }): ReactNode {
  return (
    <label className="language">
      <Outline path="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z" />
      <select aria-label={name} defaultValue={language} data-part="language">
        {languages.map(({ value, languageName, code }) => (
          <option key={value} value={value} lang={code}>
            {languageName}
          </option>
        ))}
      </select>
    </label>
  );
}

function Foot({ texts, language }: { texts: ChatTexts; language: LanguageValue }): ReactNode {
  const { chat } = texts;
  return (
    <div className="foot">
      <p className="note" role="status" data-part="offline" />
      <p className="away" aria-live="polite" data-part="voice" />
      <form className="compose">
        <textarea
          rows={1}
          maxLength={Number(MAX_QUESTION)}
          aria-label={chat.question}
          placeholder={chat.placeholder}
          enterKeyHint="send"
          disabled
        />
        <button aria-label={chat.send} disabled>
          <Outline path="M12 19V5.5M6 11l6-5.5 6 5.5" />
        </button>
      </form>
      <div className="shortcuts">
        <button type="button" data-do="person" disabled>
          {chat.person}
        </button>
        <button type="button" data-do="new" disabled>
          {chat.newChat}
        </button>
        <a href={legalPath('privacy', language)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </div>
    </div>
  );
}

function Outline({ path }: { path: string }): ReactNode {
  return (
    <svg className="o" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
