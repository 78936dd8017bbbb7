import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { webPageScreenshot } from '../../../../functions/calls/page-assets/web-page-screenshot.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, livePageRows, nameRow, publicPage } from '../../../kit/rows.ts';

vi.mock('../../../../functions/domain/pages/drawing-fonts.ts', () => ({
  drawnFont: () => 'inter',
  weightsOf: () => [400],
  fontFaces: async (family: string) => `@font-face{font-family:${family}}`,
}));

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
const lambda = mockClient(LambdaClient);
const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2040ff' } })
  .webp()
  .toBuffer();

const html =
  '<!doctype html><html lang="en"><head><style>body{font-family:system-ui,serif;src:url(/mara/f-1.woff2)}</style></head>' +
  '<body><img loading="lazy" srcSet="https://media.xpage.example/m/a/1.webp 2x" src="https://media.xpage.example/m/a/1.webp"/>' +
  '<img src="/mara/qr.svg"/><img src="https://elsewhere.example/x.png"/><img src="/jo/qr.svg"/></body></html>';
const files: Record<string, Buffer> = {
  'live/mara/index.html': Buffer.from(html),
  'live/mara/qr.svg': Buffer.from('<svg/>'),
  'live/mara/f-1.woff2': Buffer.from('wOF2'),
  'm/a/1.webp': webp,
};

beforeEach(() => {
  s3.reset();
  lambda.reset();
  s3.on(GetObjectCommand).callsFake(({ Key: key }: { Key: string }) => {
    const body = files[key];
    if (!body) throw Object.assign(new Error('no such key'), { name: 'NoSuchKey' });
    return { Body: { transformToByteArray: async () => body } };
  });
  const drawn = JSON.stringify({ body: Buffer.from('picture').toString('base64'), refused: 0 });
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(drawn) as never });
});

const input = { agentName: 'mara', device: 'phone', extent: 'screen', format: 'png' } as const;
const drawn = (): { html: string; drawing: object } =>
  JSON.parse(String(lambda.commandCalls(InvokeCommand)[0]?.args[0].input.Payload)) as { html: string; drawing: object };

describe('webPageScreenshot', () => {
  test('draws the page with all that it fetches of its own in it', async () => {
    store(dynamo, [nameRow('mara'), ...livePageRows(publicPage())]);
    await webPageScreenshot(input, ownerContext());

    const { html: sent, drawing } = drawn();
    expect(drawing).toMatchObject({ width: 390, height: 844, format: 'png', isWhole: false });
    expect(sent).not.toMatch(/media\.xpage\.example|\/mara\/|loading=|srcset/i);
    expect(sent).toContain('src="data:image/webp;base64,');
    expect(sent).toContain('src="data:image/svg+xml;base64,');
    expect(sent).toContain('url(data:font/woff2;base64,');
    expect(sent).toContain('class="js morning"');
    expect(sent).toContain('font-family:d0,serif');
  });

  test('reads no file of another page and no other address', async () => {
    store(dynamo, [nameRow('mara'), ...livePageRows(publicPage())]);
    await webPageScreenshot(input, ownerContext());

    const read = s3.commandCalls(GetObjectCommand).map(({ args }) => args[0].input.Key);
    expect(read.sort()).toEqual(['live/mara/f-1.woff2', 'live/mara/index.html', 'live/mara/qr.svg', 'm/a/1.webp']);
  });

  test('keeps it for the owner alone, and gives an address for ten minutes that saves it', async () => {
    store(dynamo, [nameRow('mara'), ...livePageRows(publicPage())]);
    const { url, expiresAt } = await webPageScreenshot(input, ownerContext());

    const [put] = s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
    expect(put?.Key).toMatch(new RegExp(`^drawings/${accountId}/[^/]+\\.png$`));
    expect(put).toMatchObject({ Bucket: 'incoming', ContentType: 'image/png' });
    expect(url).toContain('X-Amz-Expires=600');
    expect(url).toContain('response-content-disposition=attachment');
    expect(expiresAt).toBe('2026-03-10T12:10:00.000Z');
  });

  test.each([
    ['somebody else’s page', 'mara', otherAccountId],
    ['a name that nobody has', 'nobody', accountId],
    ['an address', 'https://xpage.example/mara', accountId],
    ['a path', '../jo', accountId],
  ])('answers %s as if it were not there, and reads nothing', async (_, agentName, owner) => {
    store(dynamo, [nameRow('mara', owner), ...livePageRows(publicPage(), accountRow({ accountId: owner }))]);

    await expect(webPageScreenshot({ ...input, agentName }, ownerContext())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect([s3.calls(), lambda.calls()]).toEqual([[], []]);
  });

  test('answers a language that the page does not have as not there', async () => {
    store(dynamo, [nameRow('mara'), ...livePageRows(publicPage())]);

    const asked = webPageScreenshot({ ...input, language: 'de_de' }, ownerContext());
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  test('says that it failed when nothing was drawn', async () => {
    store(dynamo, [nameRow('mara'), ...livePageRows(publicPage())]);
    lambda.on(InvokeCommand).rejects(new Error('TooManyRequestsException'));

    await expect(webPageScreenshot(input, ownerContext())).rejects.toMatchObject({ code: 'drawing_failed' });
  });
});
