import type { ReactElement } from 'react';
import { pageText, type PageModel } from '../page-model.ts';

/** Paragraphs of the owner; what is too long goes on behind "View more", which needs no script. */
export function Story(props: { model: PageModel; open: string[]; more: string[] }): ReactElement {
  const { model, open, more } = props;
  return (
    <div className="story">
      <Paragraphs texts={open} />
      {more.length > 0 && (
        <details>
          <summary>
            <span className="more">{pageText(model, 'viewMore')}</span>
            <span className="less">{pageText(model, 'viewLess')}</span>
          </summary>
          <Paragraphs texts={more} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({ texts }: { texts: string[] }): ReactElement[] {
  return texts.map((text, index) => (
    <p key={index} dir="auto">
      {text}
    </p>
  ));
}
