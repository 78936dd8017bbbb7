/** The page itself in a frame: the same HTML and the same islands as visitors get, changed in place with each keystroke. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PreviewFrame, PreviewHost } from '../../../../pages/islands/preview-host.ts';
import { renderPreview } from '../../../../pages/render-page.tsx';
import type { RenderInput } from '../../../../pages/render-input.ts';
import { keepInside } from './keep-inside.ts';
import { showPart, type PagePart } from './page-part.ts';
import { documentPatcher, type PatchDocument } from '../../../../pages/preview/patch-document.ts';
import styles from './preview.module.css';

/** CSS pixels of the phone that is shown: what most visitors have in their hand. */
export const PHONE = { width: 390, height: 844 } as const;

export type PageFrameProps = {
  input: RenderInput;
  /** For screen readers. */
  title: string;
  /** Who answers in the page's chat; null for a picture of the page, in which nothing can be reached. */
  host: PreviewHost | null;
  /** What is being edited: brought into sight. */
  part?: PagePart | null;
};

/** Fills its parent in width; the page inside is always as wide as a phone. */
export function PageFrame(props: PageFrameProps): ReactNode {
  // The islands fetch the words of a language once, so another language is another document.
  return <LoadedFrame key={props.input.language} {...props} />;
}

function LoadedFrame({ input, title, host, part = null }: PageFrameProps): ReactNode {
  const html = renderPreview(input);
  const [firstHtml] = useState(html);
  const frame = useRef<PreviewFrame>(null);
  const [patch, setPatch] = useState<PatchDocument | null>(null);
  useEffect(() => {
    patch?.(html);
    const page = frame.current?.contentWindow;
    if (patch && page && part) showPart(page, part);
  }, [html, patch, part]);
  useLayoutEffect(() => {
    if (frame.current && host) frame.current.previewHost = host;
  }, [host]);
  const open = (): void => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    keepInside(document);
    const fresh = documentPatcher(document, firstHtml);
    setPatch(() => fresh);
  };
  return (
    <iframe
      ref={frame}
      title={title}
      className={styles.page}
      srcDoc={firstHtml}
      sandbox="allow-same-origin allow-scripts allow-forms"
      onLoad={open}
      {...(host === null && { tabIndex: -1, 'aria-hidden': true, inert: true })}
    />
  );
}
