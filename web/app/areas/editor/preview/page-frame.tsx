/** The page itself in a frame: the same HTML as visitors get, changed in place with each keystroke. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderPreview } from '../../../../pages/render-page.tsx';
import type { RenderInput } from '../../../../pages/render-input.ts';
import { patchDocument } from './patch-document.ts';
import styles from './preview.module.css';

/** CSS pixels of the phone that is shown: what most visitors have in their hand. */
export const PHONE = { width: 390, height: 844 } as const;

export type PageFrameProps = {
  input: RenderInput;
  /** For screen readers. */
  title: string;
  /** A picture of the page: nothing in it can be reached. */
  isPicture?: boolean;
};

/** Fills its parent in width; the page inside is always as wide as a phone. */
export function PageFrame({ input, title, isPicture = false }: PageFrameProps): ReactNode {
  const html = renderPreview(input);
  const [firstHtml] = useState(html);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (isLoaded && document) patchDocument(document, html);
  }, [html, isLoaded]);
  const open = (): void => {
    const document = frame.current?.contentDocument;
    if (document) keepInside(document);
    setLoaded(true);
  };
  return (
    <iframe
      ref={frame}
      title={title}
      className={styles.page}
      srcDoc={firstHtml}
      sandbox="allow-same-origin allow-scripts"
      onLoad={open}
      {...(isPicture && { tabIndex: -1, 'aria-hidden': true, inert: true })}
    />
  );
}

/** Nothing in a preview leads away from it: links to other pages and forms do nothing. */
function keepInside(document: Document): void {
  const hold = (event: Event): void => {
    const link = (event.target as Element).closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  document.addEventListener('click', hold);
  document.addEventListener('submit', (event) => event.preventDefault());
}
