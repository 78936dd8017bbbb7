/**
 * The document beside the answer: its page with the cited passage marked, as picture and as text. A sheet over the chat
 * on phones, a panel beside it on wide screens.
 */
import type { Citation } from '../../../shared/model/conversation.ts';
import { directionOf, toBcp47 } from '../../../shared/places/languages.ts';
import { failureCode } from '../islands/failure-code.ts';
import { make } from '../islands/make.ts';
import { fillText } from '../page-texts.ts';
import { loadPage, type DocumentPage } from './chat-calls.ts';
import type { ChatPlace } from './product-chat.ts';
import { isPaged } from './sources.ts';
import { makeViewerFrame, type ViewerFrame } from './viewer-frame.ts';
import { drawPicture, drawText } from './viewer-page.ts';

/** What is looked at; a page that comes after another was asked for is not shown any more. */
type Look = {
  citation: Citation;
  cited: NonNullable<Citation['document']>;
  page: number;
  isText: boolean;
  loaded: DocumentPage | null;
};

type Viewer = { place: ChatPlace; frame: ViewerFrame; look: Look | null };

let viewer: Viewer | undefined;

/** @param opener gets the focus back */
export function openViewer(place: ChatPlace, citation: Citation, opener: HTMLElement): void {
  viewer ??= makeViewer(place);
  viewer.frame.open(citation.label, opener);
  const { document: cited } = citation;
  if (cited === undefined) return showWords(viewer, citation);
  void load(viewer, { citation, cited, page: cited.page, isText: !isPaged(citation.label), loaded: null });
}

function makeViewer(place: ChatPlace): Viewer {
  const made: Viewer = {
    place,
    look: null,
    frame: makeViewerFrame(place.texts, {
      onTurn: (by) => made.look && goTo(made, made.look.page + by),
      onBack: () => made.look && goTo(made, made.look.cited.page),
      onToggle: () => toggleText(made),
    }),
  };
  return made;
}

/** What the company answered itself stands in no document. */
function showWords(shown: Viewer, citation: Citation): void {
  shown.look = null;
  shown.frame.setTools({});
  shown.frame.show(passage(citation));
}

async function load(shown: Viewer, look: Look): Promise<void> {
  const { place, frame } = shown;
  shown.look = look;
  frame.setWhere(whereText(shown, look));
  frame.show(waiting(place));
  try {
    const { fileId, version } = look.cited;
    const loaded = await loadPage({ ...place.address.about, fileId, version, page: look.page });
    if (shown.look === look) draw(shown, { ...look, loaded });
  } catch (error) {
    if (shown.look === look) onFailure(shown, look, failureCode(error));
  }
}

function draw(shown: Viewer, look: Look & { loaded: DocumentPage }): void {
  const { place, frame } = shown;
  const { cited, page, isText, loaded } = look;
  const { picture, pages, url } = loaded;
  const span = page === cited.page ? cited : null;
  const isPicture = picture !== null && !isText;
  shown.look = look;
  frame.setWhere(whereText(shown, look));
  frame.setTools({
    page,
    pages,
    url,
    isAway: span === null,
    toggle: picture === null ? null : isText ? 'asPicture' : 'asText',
    canZoom: isPicture,
  });
  frame.show(isPicture ? drawPicture({ ...loaded, picture }, span, place.texts) : drawText(loaded, span));
}

function toggleText(shown: Viewer): void {
  const { look } = shown;
  if (look === null || look.loaded === null) return;
  draw(shown, { ...look, loaded: look.loaded, isText: !look.isText });
}

function goTo(shown: Viewer, page: number): void {
  const { look } = shown;
  if (look === null || page < 1 || page > (look.loaded?.pages ?? look.page)) return;
  void load(shown, { ...look, page });
}

/** A document that was changed or taken away no longer has the page; the words that were cited are known. */
function onFailure(shown: Viewer, look: Look, code: string): void {
  const { place, frame } = shown;
  const { viewer: words, chat } = place.texts;
  if (code === 'document_changed' || code === 'not_found') {
    frame.setTools({});
    frame.setWhere('');
    return frame.show(passage(look.citation, words.changed));
  }
  const again = make('button', { type: 'button', class: 'line', onclick: () => void load(shown, look) }, chat.retry);
  frame.show(make('div', { class: 'words', role: 'alert', dir: 'auto' }, words.failed, again));
}

function whereText({ place }: Viewer, { citation, page, loaded }: Look): string {
  const { viewer: words } = place.texts;
  if (loaded === null) return '';
  return fillText(isPaged(citation.label) ? words.page : words.section, { page, pages: loaded.pages });
}

function waiting({ texts }: ChatPlace): HTMLElement {
  const said = make('p', { class: 'away', role: 'status' }, texts.viewer.loading);
  return make('div', { class: 'sheet-page waiting' }, said);
}

function passage({ excerpt, original }: Citation, note = ''): HTMLElement {
  const language = original
    ? { lang: toBcp47(original.language), dir: directionOf(original.language) }
    : { dir: 'auto' };
  return make(
    'div',
    { class: 'words' },
    ...(note === '' ? [] : [make('p', { class: 'note', dir: 'auto' }, note)]),
    make('p', language, make('mark', {}, original?.text ?? excerpt)),
  );
}
