/**
 * The visitor's chat page: one document for all products, one a language. It reads from its address whose it is, and
 * stands with its field before anything is known of the product.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, languageByValue, toBcp47 } from '../../../shared/places/languages.ts';
import { MAX_QUESTION } from '../islands/composer.ts';
import { minifyCss } from '../minify-css.ts';
import { chatDocumentCss } from './chat-document-css.ts';
import { chatLanguages, chatTexts, type ChatLanguage } from './chat-languages.ts';
import type { ChatTexts } from './chat-texts.ts';

/** By file name. @param script the page's module, and what it cannot run without */
export function renderChatDocuments(script: ChatScript): Record<string, string> {
  const styles = minifyCss(chatDocumentCss());
  const draw = (language: ChatLanguage): string =>
    `<!doctype html>${renderToStaticMarkup(<ChatDocument language={language} styles={styles} script={script} />)}\n`;
  return Object.fromEntries(chatLanguages.map((language) => [`chat/${language}.html`, draw(language)]));
}

type ChatScript = { src: string; needs: string[] };
type ChatDocumentProps = { language: ChatLanguage; styles: string; script: ChatScript };

function ChatDocument({ language, styles, script }: ChatDocumentProps): ReactNode {
  const texts = chatTexts(language);
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
          <Foot texts={texts} />
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

function Head({ texts, language }: { texts: ChatTexts; language: ChatLanguage }): ReactNode {
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
          <nav aria-label={texts.page.language}>
            {chatLanguages.map((other) => (
              <a
                key={other}
                href={`#${other}`}
                data-language={other}
                lang={toBcp47(other)}
                dir={directionOf(other)}
                aria-current={other === language ? 'true' : undefined}
              >
                {languageByValue(other)?.languageName}
              </a>
            ))}
          </nav>
        </div>
      </details>
      <button className="round" type="button" data-do="close" aria-label={texts.chat.close} hidden>
        <Outline path="M6 6l12 12M18 6 6 18" />
      </button>
    </header>
  );
}

function Foot({ texts }: { texts: ChatTexts }): ReactNode {
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
