import type { Citation } from '../../../shared/model/conversation.ts';
import { fillText } from '../page-texts.ts';
import type { ChatTexts } from './chat-texts.ts';

/** "policy.pdf, page 12"; what the company answered itself has no page. */
export function nameOfPlace({ label, document }: Citation, { answer }: ChatTexts): string {
  if (document === undefined) return label;
  return fillText(isPaged(label) ? answer.page : answer.section, { name: label, page: document.page });
}

/** Of all kinds of documents only this one has pages; the others are counted in sections. */
export function isPaged(fileName: string): boolean {
  return /\.pdf$/i.test(fileName);
}
