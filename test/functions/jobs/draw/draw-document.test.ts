/** In a real browser: what is drawn, and that a document gets nothing but itself. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawDocument } from '../../../../functions/jobs/draw/draw-document.ts';
import { handler } from '../../../../functions/jobs/draw/index.ts';
import { withBrowser } from '../../../../functions/jobs/draw/with-browser.ts';
import { attempts } from './attempts.ts';

const SMALL = { width: 300, height: 200, format: 'png' } as const;

let hits: string[] = [];
let server: Server;
let origin = '';
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('<p>secret</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const draw = (html: string, drawing: Parameters<typeof drawDocument>[2] = SMALL) =>
  withBrowser((browser) => drawDocument(browser, html, drawing));

describe('a document', () => {
  test('is drawn in the size and the format that are asked for', async () => {
    const html =
      '<!doctype html><html><head><style>body{margin:0;background:#2040ff}</style></head><body></body></html>';
    const picture = await draw(html, { width: 300, height: 200, scale: 2, format: 'jpeg' });
    const { data, info } = await sharp(picture.body).raw().toBuffer({ resolveWithObject: true });

    expect([info.width, info.height]).toEqual([600, 400]);
    expect([data[0], data[1], data[2]].map((part) => Math.round((part ?? 0) / 8) * 8)).toEqual([32, 64, 256]);
  });

  test('is drawn whole as far as it goes, and as a PDF', async () => {
    const html = '<html><head></head><body style="margin:0"><div style="height:1234px">x</div></body></html>';
    const whole = await sharp((await draw(html, { ...SMALL, isWhole: true })).body).metadata();
    const pdf = await draw(html, { width: 794, height: 1_123, format: 'pdf' });

    expect([whole.width, whole.height]).toEqual([300, 1_234]);
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('runs no script', async () => {
    const html =
      '<html><head></head><body style="margin:0;background:#fff" onload="document.body.style.background=`#000`">' +
      '<script>document.body.style.background="#000"</script></body></html>';
    const { data } = await sharp((await draw(html)).body)
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(data.every((part) => part > 250)).toBe(true);
  });

  test.each(attempts.map((attempt, index) => [index + 1, attempt] as const))(
    'reaches nothing, attempt %d: %s',
    async (_, attempt) => {
      hits = [];
      // A document that goes elsewhere may end as an error; what counts is that nothing was asked.
      await draw(attempt.replaceAll('ORIGIN', origin).replaceAll('PORT', String(port))).catch(() => undefined);

      expect(hits).toEqual([]);
    },
    20_000,
  );
});

test('what is asked for in another form is refused before a browser starts', async () => {
  await expect(handler({ html: '<p>', drawing: { ...SMALL, width: 0 } })).rejects.toThrow('width');
  await expect(handler({ html: '<p>', drawing: SMALL, url: 'https://xpage.example' })).rejects.toThrow('url');
});
