/** Content security policies (CSP Level 3), as text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

type Directives = Record<string, readonly string[]>;

const PagesManifest = z.object({
  /** As they stand in the policy, without quotation marks. */
  inlineScriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
});

/**
 * Hashes of the scripts that stand inside published pages.
 * @throws when the islands have not been built
 */
export function readInlineScriptHashes(buildRoot: string): string[] {
  const file = join(buildRoot, 'pages-manifest.json');
  return PagesManifest.parse(JSON.parse(readFileSync(file, 'utf8'))).inlineScriptHashes;
}

/** Inline styles are allowed: what an owner chooses is checked to be a colour in hex or a font of the list. */
const common: Directives = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Published pages and the site's own. */
export function pagesPolicy(props: { inlineScriptHashes: readonly string[]; mediaOrigin: string }): string {
  return policyText({
    ...common,
    'script-src': ["'self'", ...props.inlineScriptHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", props.mediaOrigin, 'data:'],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * The signed-in app. `apiOrigins`: hosts beside its own that it talks to, for tokens and uploads. The editor shows the
 * page in a frame without an address, which lives under this policy: so the page's script is named here too.
 */
export function appPolicy(props: {
  apiOrigins: readonly string[];
  inlineScriptHashes: readonly string[];
  mediaOrigin: string;
}): string {
  return policyText({
    ...common,
    'script-src': ["'self'", ...props.inlineScriptHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", props.mediaOrigin, 'data:', 'blob:'],
    'connect-src': ["'self'", ...props.apiOrigins],
    'frame-ancestors': ["'none'"],
  });
}

/** Pictures: should one ever be taken for a document, it may do nothing. */
export const mediaPolicy = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] });

/** Answers of the API are data. */
export const apiPolicy = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
