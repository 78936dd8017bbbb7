/**
 * The little XML that the REST-XML services (S3, CloudFront) need: text written safely, elements read by name.
 * Reads what the SDK clients send; comments, CDATA and elements nested in one of the same name are not understood.
 */

const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text for an element or attribute; control characters become character references, as S3 itself writes them. */
export function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what has to be found
  return text.replace(/[<>&"'\u0000-\u001f]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `<name>text</name>`, with the text escaped. */
export function textElement(name: string, text: string | number | boolean): string {
  return `<${name}>${escapeXml(String(text))}</${name}>`;
}

/** The inner XML of each element of that name, in document order. */
export function readElements(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The text of the first element of that name; undefined when there is none. */
export function readText(xml: string, name: string): string | undefined {
  const inner = readElements(xml, name)[0];
  return inner === undefined ? undefined : unescapeXml(inner);
}

/** Replaces entities and character references in one pass, so that `&amp;lt;` stays the text `&lt;`. */
export function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED_ENTITIES[name] ?? whole;
  });
}
