/** Tells people from programs by what the browser says of itself: a hint that honest programs give, never proof. */
import type { Device } from '../../../shared/model/analytics.ts';

/** Every browser in use begins like this; HTTP libraries, monitors and most link previews do not. */
const BROWSER = /^(?:Mozilla\/5\.0 \(|Opera\/9\.80 \(|UCWEB\/2\.0 \()/;

/** The form in which crawlers introduce themselves; the only browser that wrote it was Internet Explorer. */
const INTRODUCTION = /\(compatible;(?! MSIE)|; compatible;|\+?https?:\/\//i;

/** Words in the names of crawlers, previews, monitors and driven browsers. Cubot makes phones. */
const PROGRAM =
  /(?<!\bcu)bot\b|bot[-_]|crawl|spider|slurp|preview|headless|lighthouse|scrap|monitor|pingdom|uptime|health-?check|synthetic|facebookexternalhit|phantomjs|puppeteer|playwright|selenium|\bgoogle-|\bptst\/|gtmetrix|site24x7|statuscake/i;

export const isBot = (userAgent: string): boolean =>
  !BROWSER.test(userAgent) || INTRODUCTION.test(userAgent) || PROGRAM.test(userAgent);

/** Tablets are held like phones; those that call themselves computers cannot be told from them. */
export const deviceOf = (userAgent: string): Device =>
  /Mobi|Android|iPhone|iPad|iPod|Opera Mini|UCWEB/.test(userAgent) ? 'phone' : 'computer';
