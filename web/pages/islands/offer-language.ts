/**
 * Offers visitors the page in their own language, where it has it and shows another one: one quiet line, once. Nobody is
 * sent anywhere, and who closes it is not asked again on this page. The words for it stand at the page's own links.
 */
import { floatShadow, motion } from '../../ui/tokens.ts';
import { addStyle, icon, make } from './make.ts';
import { readPageData } from './page-data.ts';
import { readJson, writeJson } from './safe-storage.ts';

const css = `.tongue{position:fixed;z-index:8;inset:12px 12px auto;display:flex;align-items:center;gap:4px;width:fit-content;max-width:calc(100vw - 24px);margin:0 auto;padding-inline:20px 4px;border:1px solid var(--l);border-radius:99px;background:var(--c);color:var(--i);font-size:.9375rem;box-shadow:${floatShadow};animation:tongue ${motion.calm}ms ${motion.easing}}
.tongue a{display:flex;align-items:center;min-height:44px;padding-block:6px;text-decoration:underline;text-underline-offset:4px}
.tongue button{display:grid;place-items:center;width:44px;height:44px}
@keyframes tongue{from{opacity:0}}`;

export function offerLanguage(): void {
  const { agentName } = readPageData();
  const key = `xpage-language-${agentName}`;
  const link = findWanted(navigator.languages ?? [navigator.language], document.documentElement.lang);
  if (link === null || readJson('localStorage', key) !== null) return;
  addStyle('tongue-style', css);
  const { lang, hreflang, textContent, dataset } = link;
  const { offer: text = textContent, dismiss = '' } = dataset;
  const way = make('a', { href: link.href, hreflang, lang }, text);
  const close = make('button', { type: 'button', 'aria-label': dismiss, lang }, icon('close'));
  const line = make('div', { class: 'tongue', role: 'status', dir: directionOf(hreflang) }, way, close);
  close.addEventListener('click', () => {
    writeJson('localStorage', key, 'closed');
    line.remove();
  });
  document.body.append(line);
}

/** The link to the first of the visitor's languages that the page has; null when it is shown already, or the page has none of them. */
function findWanted(wanted: readonly string[], shown: string): HTMLAnchorElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
  for (const tag of wanted) {
    if (tongueOf(tag) === tongueOf(shown)) return null;
    const exact = links.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase());
    const found = exact ?? links.find(({ hreflang }) => tongueOf(hreflang) === tongueOf(tag));
    if (found) return found;
  }
  return null;
}

/** The two letters, of Norwegian one pair; Chinese is written in two ways, and who reads one may not read the other. */
function tongueOf(tag: string): string {
  const [letters = ''] = tag.toLowerCase().split('-');
  if (letters === 'nb' || letters === 'nn') return 'no';
  if (letters !== 'zh') return letters;
  return /hant|^zh-(hk|tw|mo)/i.test(tag) ? 'zh-hant' : 'zh-hans';
}

const directionOf = (tag: string): 'ltr' | 'rtl' => (tag.startsWith('ar') ? 'rtl' : 'ltr');
