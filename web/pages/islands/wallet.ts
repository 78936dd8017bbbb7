/** Adding the owner's card to a wallet: what this site has signed, or plainly that it has nothing, and the contact file. */
import { fillText, type IslandTexts } from '../page-texts.ts';
import { loadTexts } from './load-texts.ts';
import { make } from './make.ts';
import { readPageData } from './page-data.ts';
import { makeSheet } from './sheet.ts';

type Texts = IslandTexts['wallet'];

/** `wallet.json` beside the page (functions/domain/wallet/pass-files.ts). */
type WalletOffer = { apple: string | null; google: string | null; isLocal: boolean };

type Wallet = 'apple' | 'google';

export async function openWallet(): Promise<void> {
  const { wallet: texts } = await loadTexts();
  const { agentName, name, isPreview } = readPageData();
  const parts = isPreview ? [note(texts.preview)] : offerParts(texts, name, await findOffer(agentName));
  const { dialog, body } = makeSheet({ title: texts.title, closeLabel: texts.close });
  body.append(...parts);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

/** Null: just after going live the pass is still being made. */
async function findOffer(agentName: string): Promise<WalletOffer | null> {
  const answer = await fetch(`/${encodeURIComponent(agentName)}/wallet.json`);
  if (answer.ok) return (await answer.json()) as WalletOffer;
  if (answer.status === 404) return null;
  throw new Error(`The wallet offer was answered with ${answer.status}.`);
}

function offerParts(texts: Texts, name: string, offer: WalletOffer | null): HTMLElement[] {
  if (offer === null) return [note(texts.soon), contactFile(texts)];
  const offered = inOrder().filter((wallet) => offer[wallet] !== null);
  if (offered.length === 0) return [note(texts.none), contactFile(texts)];
  return [
    note(fillText(texts.intro, { name })),
    make('div', { class: 'ways' }, ...offered.map((wallet, index) => addLink(texts, wallet, offer[wallet], index))),
    ...(offer.apple === null ? [small(texts.noApple)] : []),
    ...(offer.google === null ? [small(texts.noGoogle)] : []),
    ...(offer.isLocal ? [small(texts.local)] : []),
  ];
}

/** What the visitor's own phone has comes first. */
function inOrder(): Wallet[] {
  return /android/i.test(navigator.userAgent) ? ['google', 'apple'] : ['apple', 'google'];
}

function addLink(texts: Texts, wallet: Wallet, address: string | null, index: number): HTMLElement {
  const elsewhere = wallet === 'google' ? { target: '_blank', rel: 'noopener' } : {};
  const look = index === 0 ? 'fill' : 'line';
  // A card in a wallet is counted as a contact saved.
  return make('a', { class: look, href: address ?? '', 'data-hit': 'save', ...elsewhere }, texts[wallet]);
}

/** The same file that the page offers. */
function contactFile(texts: Texts): HTMLElement {
  const { agentName } = readPageData();
  const href = `/${encodeURIComponent(agentName)}/contact.vcf`;
  return make('div', { class: 'ways' }, make('a', { class: 'fill', href, 'data-hit': 'save' }, texts.contact));
}

const note = (text: string): HTMLElement => make('p', {}, text);

const small = (text: string): HTMLElement => make('p', { class: 'note' }, text);
