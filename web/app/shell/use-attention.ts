/** Somebody waits: the tab says so in its title and its icon, and once for each of them a soft sound, where it may sound. */
import { useEffect, useRef } from 'react';
import { playKnock } from './knock.ts';

/** @param waiting who waits, by an id each */
export function useAttention(waiting: readonly string[]): void {
  const count = waiting.length;
  const known = useRef<ReadonlySet<string>>(new Set());
  const ids = waiting.join(' ');
  useEffect(() => {
    const now = new Set(ids.split(' ').filter(Boolean));
    if ([...now].some((id) => !known.current.has(id))) playKnock();
    known.current = now;
  }, [ids]);
  useEffect(() => (count > 0 ? markTitle(count) : undefined), [count]);
  useEffect(() => (count > 0 ? markIcon() : undefined), [count]);
}

const MARK = /^\(\d+\) /;

/** Keeps the number in front of the title, whatever screen sets it. Gives what takes it away. */
function markTitle(count: number): () => void {
  const write = (): void => {
    const title = document.title.replace(MARK, '');
    if (document.title !== `(${count}) ${title}`) document.title = `(${count}) ${title}`;
  };
  const observer = new MutationObserver(write);
  const place = document.querySelector('title');
  write();
  if (place !== null) observer.observe(place, { childList: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(MARK, '');
  };
}

/** The accent as a dot: it reads at 16 px, where a number does not. */
const DOT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="#2b46e6"/>' +
      '<circle cx="16" cy="16" r="5" fill="#fff"/></svg>',
  );

function markIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return () => undefined;
  const before = link.href;
  link.href = DOT;
  return () => {
    link.href = before;
  };
}
