/** Gives the counted links of a page the names that their owner knows them by. */
import type { LinkClicks } from '../../../shared/model/analytics.ts';
import type { ContactEntry, Offer } from '../../../shared/model/page.ts';
import { linkCode } from '../../../shared/rules/link-code.ts';
import { findPost } from '../posts/find-posts.ts';
import { findPage } from './find-page.ts';

type Click = { name: string; count: number };

/** @param clicks `name` is what `savePageClick` took as its target */
export async function nameLinks(accountId: string, clicks: readonly Click[]): Promise<LinkClicks[]> {
  if (clicks.length === 0) return [];
  const page = await findPage(accountId);
  const { contacts = [], offers = [] } = page?.draft ?? {};
  return Promise.all(clicks.map((click) => nameLink(accountId, click, contacts, offers)));
}

async function nameLink(
  accountId: string,
  { name: code, count: clicks }: Click,
  contacts: readonly ContactEntry[],
  offers: readonly Offer[],
): Promise<LinkClicks> {
  const shared = { code, clicks, channel: null, isRemoved: false };
  if (code === 'share' || code === 'save') return { ...shared, kind: code, name: '' };
  if (code.startsWith('post-')) {
    const post = await findPost(accountId, code.slice('post-'.length));
    return { ...shared, kind: 'post', name: post?.title ?? '', isRemoved: post === null };
  }
  if (code.startsWith('o')) {
    const offer = offers.find(({ id }) => linkCode('offer', id) === code);
    return { ...shared, kind: 'offer', name: offer?.title ?? '', isRemoved: !offer };
  }
  const entry = contacts.find(({ id }) => linkCode('contact', id) === code);
  return {
    ...shared,
    kind: 'contact',
    name: entry?.displayText ?? '',
    channel: entry?.channel ?? null,
    isRemoved: !entry,
  };
}
