import type { Browser, Page } from 'playwright-core';
import type { Drawing } from '../../kit/drawing.ts';
import { MAX_SIDE } from '../../kit/drawing.ts';

/** For each step of a drawing. */
const STEP_MS = 12_000;

/** Only what is in the document itself; the browser would not get anything else either. */
const POLICY = "default-src 'none';img-src data:;font-src data:;style-src 'unsafe-inline'";

export type Drawn = { body: Buffer; refused: number };

/**
 * Draws without network and script. The browser is the document's own and ends with it: one that is a single process does so
 * when its context is closed, which is left to whoever started it.
 * @throws when a step takes too long, or the browser ends
 */
export async function drawDocument(browser: Browser, html: string, drawing: Drawing): Promise<Drawn> {
  const { width, height, scale = 1 } = drawing;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(STEP_MS);
  let refused = 0;
  await context.route('**/*', (route) => {
    refused += 1;
    return route.abort();
  });
  const page = await context.newPage();
  await page.setContent(withPolicy(html), { waitUntil: 'load' });
  return { body: await shoot(page, drawing), refused };
}

function withPolicy(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const isWhole = /<head[^>]*>/i.test(html);
  return isWhole ? html.replace(/<head[^>]*>/i, (head) => head + policy) : `<!doctype html>${policy}${html}`;
}

async function shoot(page: Page, { format, width, height, isWhole = false, quality = 85 }: Drawing): Promise<Buffer> {
  if (format === 'pdf') {
    return page.pdf({ width: `${width}px`, height: `${height}px`, printBackground: true, preferCSSPageSize: true });
  }
  const options = { type: format, animations: 'disabled', ...(format === 'jpeg' ? { quality } : {}) } as const;
  if (!isWhole) return page.screenshot(options);
  const end = await page.locator('html').boundingBox();
  const full = Math.min(MAX_SIDE, Math.max(height, Math.ceil(end?.height ?? height)));
  return page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height: full } });
}
