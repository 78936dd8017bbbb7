/**
 * The choice of a language: another document of the same chat, which goes on where this one was left. It is remembered
 * as the app's language is, so that a chat without a language in its address opens in it.
 */
import { localArea, sessionArea } from '../../lib/browser-storage.ts';
import { LANGUAGE_KEY } from '../../lib/language.ts';
import { chatKey, type ChatAddress } from './chat-address.ts';

/** What one document leaves to the next. */
export type Carried = {
  /** In the field, not sent yet. */
  typed?: string;
  /** The site around the frame, which only the frame's first document is told. */
  site?: string | undefined;
};

const keyOf = (address: ChatAddress): string => `xpage-carried:${chatKey(address)}`;

export function changeLanguage(address: ChatAddress, language: string, carried: Carried): void {
  for (const area of [sessionArea, localArea]) area.set(LANGUAGE_KEY, language);
  sessionArea.set(keyOf(address), JSON.stringify(carried));
  goTo(address, language);
}

/** Given once. */
export function takeCarried(address: ChatAddress): Carried {
  const key = keyOf(address);
  const carried = sessionArea.get(key) ?? '{}';
  sessionArea.remove(key);
  return JSON.parse(carried) as Carried;
}

/**
 * Whether the visitor chose another language before than the document's, for which the browser alone was asked: that
 * document comes instead.
 */
export function leaveForChosen(address: ChatAddress, { options, value }: HTMLSelectElement): boolean {
  const chosen = sessionArea.get(LANGUAGE_KEY) ?? localArea.get(LANGUAGE_KEY);
  if (address.isLanguageNamed || chosen === value) return false;
  const found = [...options].find((option) => option.value === chosen);
  if (found) goTo(address, found.value);
  return found !== undefined;
}

/** In place of this document: the way back leads to where the visitor came from. */
function goTo({ path }: ChatAddress, language: string): void {
  location.replace(`${path}/${language}${location.search}`);
}
