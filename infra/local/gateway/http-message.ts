/** HTTP between the parts of the gateway: the edge, the REST API and the bucket origins. */
import type { Readable } from 'node:stream';

/** Header names keep their case; a name may occur more than once. */
export type Header = [name: string, value: string];

export type HttpRequest = {
  method: string;
  /** As received, percent-encoded; begins with `/`. */
  path: string;
  /** As received, without the question mark; empty when there is none. */
  query: string;
  headers: Header[];
  body: Buffer;
  /** The address of the viewer, as CloudFront sees it. */
  viewerAddress: string;
  /** Two letters (ISO 3166-1), as CloudFront tells it by the address; absent where it does not know. */
  viewerCountry?: string;
  /** Fires when the viewer goes away before the answer ended. */
  signal: AbortSignal;
};

export type HttpAnswer = { status: number; headers: Header[]; body: Buffer | Readable };

/** The first value of a header; undefined when it is absent. */
export function headerValue(headers: readonly Header[], name: string): string | undefined {
  return headers.find(([candidate]) => isSameName(candidate, name))?.[1];
}

export function withoutHeaders(headers: readonly Header[], ...names: string[]): Header[] {
  return headers.filter(([candidate]) => !names.some((name) => isSameName(candidate, name)));
}

/** Replaces all values of the header. */
export function withHeader(headers: readonly Header[], name: string, value: string): Header[] {
  return [...withoutHeaders(headers, name), [name, value]];
}

/** Headers of an answer as Node writes them: one entry a name, repeated ones as a list. */
export function toNodeHeaders(headers: readonly Header[]): Record<string, string | string[]> {
  const collected = new Map<string, { name: string; values: string[] }>();
  for (const [name, value] of headers) {
    const entry = collected.get(name.toLowerCase()) ?? { name, values: [] };
    entry.values.push(value);
    collected.set(name.toLowerCase(), entry);
  }
  return Object.fromEntries(
    [...collected.values()].map(({ name, values }) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** Node gives the headers as a flat list of names and values. */
export function fromRawHeaders(rawHeaders: readonly string[]): Header[] {
  const headers: Header[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return headers;
}

export function jsonAnswer(status: number, body: unknown, headers: Header[] = []): HttpAnswer {
  return {
    status,
    headers: [['Content-Type', 'application/json'], ...headers],
    body: Buffer.from(JSON.stringify(body)),
  };
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
