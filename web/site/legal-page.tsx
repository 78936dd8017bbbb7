import type { ReactNode } from 'react';
import { SiteFrame } from './site-frame.tsx';

/** A legal text: sections of plain paragraphs. */
export type LegalText = {
  title: string;
  description: string;
  path: string;
  /** When it took effect, as it is written. */
  effective: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

export function LegalPage({ text, styles }: { text: LegalText; styles: string }): ReactNode {
  return (
    <SiteFrame title={`${text.title} – XPage`} description={text.description} path={text.path} styles={styles}>
      <main className="article">
        <header>
          <h1>{text.title}</h1>
          <p>Effective from {text.effective}</p>
        </header>
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </SiteFrame>
  );
}
