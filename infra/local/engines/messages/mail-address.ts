/** Mail addresses as SES takes them: `a@b.example`, or `Name <a@b.example>`. */
import { EngineError } from '../engine.ts';

/** Control characters and the Unicode line ends: each of them could start a header of its own. */
// eslint-disable-next-line no-control-regex -- these are the characters that must not pass
const LINE_BREAKING = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Letters, digits and the specials of RFC 5322, 3.2.3, around one @; SES wants ASCII on both sides (punycode). */
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9-]+\.)*[A-Za-z0-9-]+$/;

export type MailAddress = { address: string; name?: string };

/** Throws BadRequestException for anything but one address, most of all for one with a line break in it. */
export function parseMailAddress(text: string): MailAddress {
  refuseLineBreaks(text, 'The address');
  const named = /^\s*(?:"((?:[^"\\]|\\.)*)"|([^<>"]*?))\s*<([^<>]*)>\s*$/.exec(text);
  const address = (named?.[3] ?? text).trim();
  if (!ADDRESS.test(address) || address.length > 320) {
    throw badRequest(
      `"${text}" is not a mail address. Expected local@domain.example in ASCII, at most 320 characters.`,
    );
  }
  const name = named?.[1]?.replace(/\\(.)/g, '$1') ?? named?.[2];
  return name ? { address, name } : { address };
}

/** Splits a header such as To at its commas, leaving those within quotes. */
export function splitAddressList(header: string): string[] {
  const parts = header.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Throws BadRequestException when the text could break out of its header. `what` begins the sentence. */
export function refuseLineBreaks(text: string, what: string): void {
  if (LINE_BREAKING.test(text)) {
    throw badRequest(`${what} holds a control character or a line break. Send it as one line of plain text.`);
  }
}

export function badRequest(message: string): EngineError {
  return new EngineError('BadRequestException', message);
}
