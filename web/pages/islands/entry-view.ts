/** An entry of the news, in the form that the page holds for it: one markup for all entries, early and late ones. */
import type { Post } from '../../../shared/model/post.ts';
import { dateText } from '../../../shared/places/date-text.ts';
import { splitAbout } from '../split-about.ts';
import { make } from './make.ts';

/** Fills a copy of the form; what an entry does not have goes out of it. */
export function makeEntry(form: HTMLTemplateElement, post: Post): HTMLElement | null {
  const entry = (form.content.cloneNode(true) as DocumentFragment).querySelector<HTMLElement>('li');
  if (entry === null) return null;
  entry.id = entryId(post);
  fillPicture(entry, post);
  fillHeading(entry, post);
  fillStory(entry, post.text);
  fillLink(entry, post.link);
  return entry;
}

export function entryId({ postId }: Pick<Post, 'postId'>): string {
  return `post-${postId}`;
}

/** The form's picture has the address where all pictures are. */
function fillPicture(entry: HTMLElement, { photo }: Post): void {
  const picture = entry.querySelector('img');
  if (picture === null) return;
  if (photo === null) return picture.remove();
  picture.width = photo.width;
  picture.height = photo.height;
  picture.src = `${picture.getAttribute('src') ?? ''}${photo.path}`;
}

function fillHeading(entry: HTMLElement, { title, publishedAt }: Post): void {
  entry.querySelector('h3')?.append(title);
  const time = entry.querySelector('time');
  time?.append(dateText(document.documentElement.lang, publishedAt));
  time?.setAttribute('datetime', publishedAt);
}

function fillStory(entry: HTMLElement, text: string): void {
  const { open, more } = splitAbout(text);
  const details = entry.querySelector('details');
  entry.querySelector('.story > p')?.replaceWith(...paragraphs(open));
  if (more.length === 0) details?.remove();
  else details?.querySelector('p')?.replaceWith(...paragraphs(more));
}

function paragraphs(texts: string[]): HTMLElement[] {
  return texts.map((text) => make('p', { dir: 'auto' }, text));
}

/** The server stores links in their canonical form, with https; anything else is not one of them. */
function fillLink(entry: HTMLElement, link: string): void {
  const more = entry.querySelector<HTMLAnchorElement>('.on');
  if (more === null) return;
  if (link.startsWith('https://')) more.href = link;
  else more.remove();
}
