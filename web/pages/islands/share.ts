/** Sharing the page: the phone's own sheet where there is one, else address, QR code, WhatsApp and mail. */
import { renderSVG } from 'uqr';
import { fillText, type IslandTexts } from '../page-texts.ts';
import { copyText } from './copy.ts';
import { loadTexts } from './load-texts.ts';
import { make } from './make.ts';
import { readPageData } from './page-data.ts';
import { shareNatively } from './share-natively.ts';
import { makeSheet } from './sheet.ts';

type Shared = { title: string; text: string; url: string };

export async function sharePage(): Promise<void> {
  const { share } = await loadTexts();
  const shared = sharedPage(share);
  if (await shareNatively(shared)) return;
  const { dialog, body } = makeSheet({ title: share.title, closeLabel: share.close });
  body.append(...qrCode(share, shared.url), shareWays(share, shared), takeAway());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

/** A preview has no address of its own: what it shares is where the page is, or will be. */
function sharedPage({ text }: IslandTexts['share']): Shared {
  const { agentName, name, title } = readPageData();
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return {
    title: name,
    text: title === '' ? name : fillText(text, { name, title }),
    url: canonical ?? new URL(`/${encodeURIComponent(agentName)}`, document.baseURI).href,
  };
}

function qrCode(texts: IslandTexts['share'], link: string): HTMLElement[] {
  const svg = renderSVG(link, { border: 0, ecc: 'M' });
  return [
    make('img', {
      class: 'qr',
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: fillText(texts.qr, { link }),
    }),
    make('p', { class: 'scan' }, texts.scan),
  ];
}

function shareWays(texts: IslandTexts['share'], { text, url }: Shared): HTMLElement {
  const message = encodeURIComponent(`${text} ${url}`);
  const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
  const whatsapp = { class: 'line', href: `https://wa.me/?text=${message}`, target: '_blank', rel: 'noopener' };
  return make(
    'div',
    { class: 'ways' },
    make('button', { type: 'button', class: 'fill', onclick: () => void copyText(url) }, texts.copy),
    make('a', whatsapp, texts.whatsapp),
    make('a', { class: 'line', href: mail }, texts.email),
  );
}

/** What the page itself offers to take away, once more: the contact and, while there is one, the business card. */
function takeAway(): HTMLElement {
  const rows = document.querySelectorAll<HTMLAnchorElement>(
    '#links li:not([hidden])>a:is([href$="/contact.vcf"],[href$="/card"])',
  );
  const links = [...rows].map((row) =>
    make('a', { class: 'line', href: row.href }, row.querySelector('.label')?.textContent ?? ''),
  );
  return make('div', { class: 'ways' }, ...links);
}
