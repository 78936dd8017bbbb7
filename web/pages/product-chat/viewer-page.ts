/** A page of a document, drawn with the cited passage marked. */
import { make } from '../islands/make.ts';
import { fillText } from '../page-texts.ts';
import type { DocumentPage } from './chat-calls.ts';
import type { ChatTexts } from './chat-texts.ts';
import { markedBoxes, splitAtSpan, type Span } from './marked-passage.ts';

/** @param span null on the pages around the cited one */
export function drawPicture(
  { fileName, view, picture }: Omit<DocumentPage, 'picture'> & { picture: string },
  span: Span | null,
  { viewer }: ChatTexts,
): HTMLElement {
  const { width, height } = view.size ?? { width: 595, height: 842 };
  const alt = fillText(viewer.picture, { name: fileName, page: view.page });
  const sheet = make('div', { class: 'sheet-page' }, make('img', { src: picture, alt }), ...marks(view, span, viewer));
  sheet.style.aspectRatio = `${width}/${height}`;
  return sheet;
}

/** Seen as boxes over the picture, heard as the words that they mark. */
function marks(view: DocumentPage['view'], span: Span | null, { cited }: ChatTexts['viewer']): HTMLElement[] {
  if (span === null) return [];
  const boxes = markedBoxes(view, span).map((box) => {
    const mark = make('i', { class: 'mark' });
    for (const [side, percent] of Object.entries(box)) mark.style.setProperty(side, `${percent}%`);
    return mark;
  });
  const text = fillText(cited, { text: splitAtSpan(view.text, span).marked });
  return [...boxes, make('p', { class: 'away', role: 'status' }, text)];
}

export function drawText({ view }: DocumentPage, span: Span | null): HTMLElement {
  const { before, marked, after } = splitAtSpan(view.text, span ?? { start: 0, end: 0 });
  return make(
    'div',
    { class: 'words', dir: 'auto' },
    before,
    ...(marked === '' ? [] : [make('mark', {}, marked)]),
    after,
  );
}
