import type { ReactElement } from 'react';
import { pageText, type PageModel } from '../page-model.ts';
import { splitAbout } from '../split-about.ts';

/** The owner's story; a long one goes on behind "View more", which needs no script. */
export function About({ model }: { model: PageModel }): ReactElement | null {
  const { open, more } = splitAbout(model.page.profile.aboutMe);
  if (open.length === 0) return null;
  return (
    <section className="about" id="about" data-source="about-me" aria-labelledby="about-title" tabIndex={-1}>
      <h2 id="about-title">{pageText(model, 'about')}</h2>
      <div className="story">
        <Paragraphs texts={open} />
        {more.length > 0 && <More model={model} texts={more} />}
      </div>
    </section>
  );
}

function More({ model, texts }: { model: PageModel; texts: string[] }): ReactElement {
  return (
    <details>
      <summary>
        <span className="more">{pageText(model, 'viewMore')}</span>
        <span className="less">{pageText(model, 'viewLess')}</span>
      </summary>
      <Paragraphs texts={texts} />
    </details>
  );
}

function Paragraphs({ texts }: { texts: string[] }): ReactElement[] {
  return texts.map((text, index) => (
    <p key={index} dir="auto">
      {text}
    </p>
  ));
}
