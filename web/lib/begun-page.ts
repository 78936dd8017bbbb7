/** What somebody wrote in the demo of the home page and goes on with: from there to the editor's first visit. */
import { sessionArea } from './browser-storage.ts';

const KEY = 'begun-page';
const LONGEST = 600;

/** `template`: its id, which the editor checks against those there are and what the plan includes. */
export type BegunPage = { name: string; work: string; about: string; colour: string; template: string };

export function keepBegunPage(page: BegunPage): void {
  sessionArea.set(KEY, JSON.stringify(page));
}

/** Null when nothing was begun in this tab, or it is not what it should be. */
export function begunPage(): BegunPage | null {
  try {
    const { name, work, about, colour, template } = JSON.parse(sessionArea.get(KEY) ?? '') as Record<
      keyof BegunPage,
      unknown
    >;
    return {
      name: asText(name),
      work: asText(work),
      about: asText(about),
      colour: asColour(colour),
      template: asText(template),
    };
  } catch {
    return null;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

function asColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : '';
}
