/**
 * Draws documents that other functions made. Whoever writes a document could try to have it fetch what only we can reach,
 * so nothing is reached from here: the role has no rights, the browser no network and no script, and what a document
 * asks for all the same is refused and counted. One drawing at a time, each in a browser of its own.
 */
import { DrawRequest, type DrawAnswer } from '../../kit/drawing.ts';
import { createLogger } from '../../kit/logger.ts';
import { drawDocument } from './draw-document.ts';
import { withBrowser } from './with-browser.ts';

/** What a function can answer is 6 MB, of which base64 takes a third. */
const MAX_BYTES = 4_400_000;

export async function handler(event: unknown): Promise<DrawAnswer> {
  const { html, drawing } = DrawRequest.parse(event);
  const { body, refused } = await withBrowser((browser) => drawDocument(browser, html, drawing));
  if (refused > 0) createLogger().warn('draw.refused', { refused });
  if (body.length > MAX_BYTES) {
    throw new Error(`The drawing has ${body.length} bytes, and at most ${MAX_BYTES} can be answered. Draw it smaller.`);
  }
  return { body: body.toString('base64'), refused };
}
