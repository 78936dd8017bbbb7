/** Texts that hide words, take for ever to read, or are none (SECURITY.md T42, T61). */
import { HARM, WORDS, type HostileFile, type Outcome } from './hostile-file.ts';

type TextKind = 'txt' | 'md' | 'html';

const types: Record<TextKind, string> = { txt: 'text/plain', md: 'text/markdown', html: 'text/html' };

const MEGABYTE = 1_024 * 1_024;
/** Just below what a text may have. */
const MOST = 19 * MEGABYTE;

const READ: Outcome = { kept: true, reads: WORDS };
/** Readers mend it, or refuse it. */
const HARMLESS: Outcome = { kept: true, orRefused: ['damaged'] };
const NAMED: Outcome = { kept: true, reads: WORDS, orRefused: ['input_invalid', 'document_kind_unknown'] };
const TOO_LONG: Outcome = { refused: ['too_long'] };
const NONE: Outcome = { refused: ['document_kind_unknown'] };

function file(
  kind: TextKind,
  name: string,
  source: () => string | Buffer,
  outcome: Outcome,
  fileName = `paper.${kind}`,
): HostileFile {
  const make = (): Buffer => Buffer.from(source() as string);
  return { name: `${kind.toUpperCase()} ${name}`, door: 'document', contentType: types[kind], fileName, make, outcome };
}

const upTo = (bytes: number, part: string): string => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
const html = (body: string, head = ''): string =>
  `<!doctype html><html><head>${head}</head><body><p>${WORDS}</p>${body}</body></html>`;

const texts: HostileFile[] = [
  file('txt', 'with zeros in it', () => `${WORDS}\0${HARM}`, NONE),
  file(
    'txt',
    'that is a program',
    () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.from(HARM)]),
    NONE,
  ),
  file('txt', 'that is a ZIP', () => Buffer.from('504b03041400', 'hex'), NONE),
  file('txt', 'of a line of 19 MB', () => `${WORDS}\n\n${upTo(MOST, 'ab')}`, TOO_LONG),
  file('txt', 'of a sentence of 4 MB', () => `${WORDS}\n\n${upTo(4 * MEGABYTE, 'word ')}`, READ),
  file('txt', 'of 10,000,000 empty lines', () => `${WORDS}${'\n'.repeat(10_000_000)}`, READ),
  file('txt', 'of a letter with a million marks', () => `${WORDS}\n\na${'\u0301\u0316'.repeat(500_000)}\nb`, READ),
  file('txt', 'of letters of which each is eighteen', () => `${WORDS}\n\n${'\uFDFA'.repeat(6_000_000)}`, TOO_LONG),
  file(
    'txt',
    'in two encodings',
    () => Buffer.concat([Buffer.from(`${WORDS}\n`), Buffer.from('Gr\xf6\xdfe', 'latin1'), Buffer.from('\n中文')]),
    READ,
  ),
  file(
    'txt',
    'with halves of letters',
    () => Buffer.concat([Buffer.from(`${WORDS}\n`), Buffer.from('eda080', 'hex')]),
    READ,
  ),
  file(
    'txt',
    'of UTF-16 that ends within a letter',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(WORDS, 'utf16le'), Buffer.from([0x41])]),
    READ,
  ),
  file('txt', 'with signs that turn its words round', () => `${WORDS}\n\nab\u202Edc\u2066fe`, READ),
  file('txt', 'with orders for a terminal', () => `${WORDS}\n\n\u001B[2J\u001B]0;a\u001B[31mred`, READ),
  ...['../../../../etc/passwd.txt', 'paper\r\nset-cookie: a=b.txt', 'paper\u202Etxt.exe', '"; filename="a.exe'].map(
    (name) => file('txt', `of the name ${JSON.stringify(name)}`, () => WORDS, NAMED, name),
  ),
];

const papers: HostileFile[] = [
  file(
    'md',
    'with HTML and links that run scripts',
    () => `${WORDS}\n\n<script>${HARM}()</script>\n\n[here](javascript:${HARM}) ![a](https://127.0.0.1/${HARM}.png)`,
    READ,
  ),
  file('md', 'of 100,000 open brackets', () => `${WORDS}\n\n${'['.repeat(100_000)}`, READ),
  file('md', 'of 50,000 pictures that never end', () => `${WORDS}\n\n${'![a]('.repeat(50_000)}`, READ),
  file('md', 'of 100,000 links in links', () => `${WORDS}\n\n${'[a]('.repeat(100_000)}`, READ),
  file('md', 'of quotes in quotes, 50,000 deep', () => `${WORDS}\n\n${'>'.repeat(50_000)} a`, { refused: ['damaged'] }),
  file(
    'md',
    'of a table of 20,000 columns',
    () => `${WORDS}\n\n${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|\n${'|b'.repeat(20_000)}|`,
    READ,
  ),
  file('md', 'of 200,000 smaller-than signs', () => `${WORDS}\n\n${'<a '.repeat(200_000)}`, READ),
  file('md', 'of addresses without end', () => `${WORDS}\n\n${'a@a.'.repeat(100_000)}`, READ),
  file('md', 'of backslashes', () => `${WORDS}\n\n${'\\['.repeat(200_000)}`, READ),
  file('md', 'of definitions of links', () => `${WORDS}\n\n${'[a]: '.repeat(100_000)}`, READ),
  file('md', 'of spaces and a mark', () => `${WORDS}\n\n${' '.repeat(300_000)}x${'\t'.repeat(300_000)}x`, READ),
];

const pages: HostileFile[] = [
  file(
    'html',
    'with a script, a frame and an order to go elsewhere',
    () =>
      html(
        `<script>${HARM}()</script><iframe src="https://127.0.0.1/${HARM}"></iframe><svg onload="${HARM}()"></svg><img src=x onerror="${HARM}()">`,
        `<meta http-equiv="refresh" content="0;url=https://127.0.0.1/${HARM}"><base href="https://127.0.0.1/${HARM}/">`,
      ),
    READ,
  ),
  file(
    'html',
    'with words that are not shown',
    () =>
      html(
        `<p style="display:none">${HARM}</p><div style="font-size:0">${HARM}</div><p style="position:absolute;left:-9999px">${HARM}</p><p hidden>${HARM}</p>`,
      ),
    READ,
  ),
  file(
    'html',
    'with white words',
    () => html(`<p style="color:#ffffff">${HARM}</p><p style="color: transparent">${HARM}</p>`),
    READ,
  ),
  file(
    'html',
    'with words in a comment and in a template',
    () => html(`<!-- ${HARM} --><template>${HARM}</template><noscript>${HARM}</noscript>`),
    READ,
  ),
  file('html', 'with a style sheet of 19 MB of one word', () => html('', `<style>${upTo(MOST, 'a')}</style>`), READ),
  file('html', 'with a style sheet of 19 MB of braces', () => html('', `<style>${upTo(MOST, '}{')}</style>`), READ),
  file('html', 'with 19 MB of declarations that never end', () => html(upTo(MOST, '<!a')), TOO_LONG),
  file('html', 'with 400,000 open tags', () => html('<b>'.repeat(400_000)), { refused: ['damaged'] }),
  file('html', 'with a tag of 2,000,000 attributes', () => html(`<p ${upTo(12 * MEGABYTE, 'a=b ')}>a</p>`), HARMLESS),
  file('html', 'with a value that never ends', () => html(`<p title="${upTo(MOST, 'a ')}`), HARMLESS),
  file('html', 'with 3,000,000 entities', () => html(upTo(4 * MEGABYTE, '&amp;')), READ),
  file(
    'html',
    'with a table of 200,000 cells in a row',
    () => html(`<table><tr>${'<td>a'.repeat(200_000)}</tr></table>`),
    TOO_LONG,
  ),
  file(
    'html',
    'with a table of 140,000 cells in a row',
    () => html(`<table><tr>${'<td>a'.repeat(140_000)}</tr></table>`),
    READ,
  ),
  file('html', 'with 70,000 paragraphs', () => html('<p class="a">a</p>'.repeat(70_000)), READ),
  file(
    'html',
    'with 390 tables in tables',
    () => html(`${'<table><tr><td>'.repeat(390)}a${'</td></tr></table>'.repeat(390)}`),
    HARMLESS,
  ),
  file('html', 'with a heading of 100,000 lines', () => html(`<h1>${'a<br>'.repeat(100_000)}</h1>`), READ),
];

export const hostileTexts: readonly HostileFile[] = [...texts, ...papers, ...pages];
