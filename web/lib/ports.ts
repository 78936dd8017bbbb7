/**
 * What the call layer asks of the page around it. The app sets its own dialog, router and language; pages without an
 * app get what every browser has.
 */
import { signInPath } from './routes.ts';

export type Alert = {
  /** Code of the error, which is also its i18n key. */
  code: string;
  /** English, as the specification words it. */
  title: string;
  text: string;
  button: string;
};

export type Ports = {
  /** Shows a warning; resolves when the person has dismissed it. */
  alert(alert: Alert): Promise<void>;
  /** Brings the words of a failed call, before its caller hears of it. Never rejects. */
  prepareWords(error: unknown): Promise<void>;
  /** Goes to a path of this site. */
  goTo(path: string): void;
  /** The language of the page, for the `lang` header. */
  language(): string;
  /** Whose app this is: owners and customers have accounts, tokens and a sign-in of their own, in one browser as well. */
  realm: 'owners' | 'customers';
  /** The sign-in screen; afterwards the person returns to `next`. */
  signInPath(next?: string): string;
  /** In front of every call's path; empty for the page's own origin. No slash at its end. */
  baseAddress: string;
};

export const ports: Ports = {
  async alert({ title, text }) {
    window.alert(`${title}\n\n${text}`);
  },
  // Public pages bring their words with them.
  prepareWords: async () => {},
  goTo: (path) => window.location.assign(path),
  // The page's own language says more than a default: public pages are rendered in one.
  language: () => document.documentElement.lang.replace('-', '_').toLowerCase() || 'en_us',
  realm: 'owners',
  signInPath,
  baseAddress: '',
};

/** Replaces some or all of the ports; called once, before the first call. */
export function setPorts(changes: Partial<Ports>): void {
  Object.assign(ports, changes);
}
