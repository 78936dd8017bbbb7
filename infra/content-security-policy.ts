/** Content security policies (CSP Level 3), as text. */
import { policyReport } from '../shared/calls/service.ts';
import { inlineScripts } from './inline-script-hashes.ts';
import { readPagesManifest } from './pages-manifest.ts';
import type { FieldOrigins } from './payment-origins.ts';
import type { Stage } from './stages.ts';

type Directives = Record<string, readonly string[]>;

/**
 * Hashes of all scripts that may stand inside published pages, the newest first.
 * @throws when the islands have not been built, or the script that was built is not on the list; on one machine, where
 * the script may change at every start, the list is not asked
 */
export function readInlineScriptHashes(buildRoot: string, stage: Pick<Stage, 'local'>): string[] {
  const { inlineScriptHashes: built } = readPagesManifest(buildRoot);
  if (!stage.local) for (const hash of built) refuseUnlisted(hash);
  return [...new Set([...built, ...inlineScripts.map(({ hash }) => hash)])];
}

function refuseUnlisted(hash: string): void {
  if (inlineScripts.some((script) => script.hash === hash)) return;
  const today = new Date().toISOString().slice(0, 10);
  throw new Error(
    `The script inside pages has changed, and its hash is not on the list of those that the policy names. ` +
      `Add this line as the first of inlineScripts in infra/inline-script-hashes.ts and leave the others: ` +
      `{ hash: '${hash}', since: '${today}' },`,
  );
}

/** Where browsers say what a policy kept from happening: a header names the place, and the policies the header's name. */
export const reportsTo = { name: 'csp', header: `csp="${policyReport.path}"` };

/** Inline styles are allowed: what an owner chooses is checked to be a colour in hex or a font of the list. */
const common: Directives = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Of the app and the chat: on pages, reports would cost eighty bytes of each first response. */
const reported: Directives = { ...common, 'report-to': [reportsTo.name] };

/** Shows the page for when nothing can be reached (web/site/service-worker.ts). */
export const serviceWorkerPath = '/service-worker.js';

/** Published pages and the site's own. `analyticsOrigin`: of the home page's tag, where the stage has one. */
export function pagesPolicy(props: {
  inlineScriptHashes: readonly string[];
  mediaOrigin: string;
  analyticsOrigin: string | null;
}): string {
  const analytics = props.analyticsOrigin === null ? [] : [props.analyticsOrigin];
  return policyText({
    ...common,
    'script-src': ["'self'", ...props.inlineScriptHashes.map((hash) => `'${hash}'`), ...analytics],
    'img-src': ["'self'", props.mediaOrigin, 'data:', ...analytics],
    'media-src': [props.mediaOrigin],
    'connect-src': ["'self'", ...analytics],
    // The exact address would cost a hundred bytes of each first response.
    'worker-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * A product's chat. `documentsOrigins`: where the pictures of cited pages come from, at signed addresses. On other sites
 * it stands in a frame: on which of them, the call that opens it decides.
 */
export function chatPolicy(props: {
  documentsOrigins: readonly string[];
  mediaOrigin: string;
  canBeFramedAnywhere: boolean;
}): string {
  return policyText({
    ...reported,
    'script-src': ["'self'"],
    'img-src': ["'self'", props.mediaOrigin, ...props.documentsOrigins, 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'none'"],
    'frame-ancestors': [props.canBeFramedAnywhere ? '*' : "'self'"],
  });
}

/**
 * The signed-in app. `apiOrigins`: hosts beside its own that it talks to, for tokens and uploads. The editor shows the
 * page in a frame without an address, which lives under this policy: so the page's script is named here too.
 * `fieldOrigins`: the payment provider, whose card fields stand in frames of its own.
 */
export function appPolicy(props: {
  apiOrigins: readonly string[];
  appOrigins: readonly string[];
  fieldOrigins: FieldOrigins;
  inlineScriptHashes: readonly string[];
  mediaOrigin: string;
}): string {
  return policyText({
    ...reported,
    'script-src': ["'self'", ...props.inlineScriptHashes.map((hash) => `'${hash}'`), ...props.fieldOrigins.scripts],
    'img-src': ["'self'", props.mediaOrigin, 'data:', 'blob:'],
    'media-src': [props.mediaOrigin],
    'frame-src': ["'self'", ...props.fieldOrigins.frames],
    'connect-src': ["'self'", props.mediaOrigin, ...props.apiOrigins, ...props.fieldOrigins.connections],
    'worker-src': props.appOrigins.map((origin) => `${origin}${serviceWorkerPath}`),
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
