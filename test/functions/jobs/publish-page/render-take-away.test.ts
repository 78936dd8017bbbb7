import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PassContent } from '../../../../functions/domain/wallet/pass-content.ts';
import { renderTakeAway } from '../../../../functions/jobs/publish-page/render-take-away.ts';
import { qrDesignKey } from '../../../../functions/domain/pages/page-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { contrastRatio } from '../../../../shared/rules/contrast.ts';
import '../../../kit/function-environment.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';

vi.stubGlobal('PAGES_MANIFEST', { inlineScriptHashes: [], islands: { card: '/assets/p/card.AAAA.js' } });

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
const red = { r: 200, g: 0, b: 0, alpha: 0.5 };
const picture = await sharp({ create: { width: 800, height: 600, channels: 4, background: red } })
  .webp()
  .toBuffer();
const profilePhoto = { mediaId: '01J', path: '/m/a/01J.webp', width: 800, height: 600 };

beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => picture } }));
});

describe('what is taken away from a page', () => {
  test('is the contact of both versions, its photo a JPEG of at most 320 px', async () => {
    const { contacts, disposition } = await renderTakeAway(accountId, publicPage({ profilePhoto }));

    const [, photo = ''] = /PHOTO;ENCODING=b;TYPE=JPEG:([^:]+)\r\n\w/.exec(contacts['contact.vcf'] ?? '') ?? [];
    const { format, width } = await sharp(Buffer.from(photo.replace(/\s/g, ''), 'base64')).metadata();
    expect([format, width]).toEqual(['jpeg', 320]);
    expect(contacts['contact-4.vcf']).toContain('VERSION:4.0');
    expect(disposition).toContain('filename="mara.vcf"');
  });

  test('is the business card with the picture in it and the script that saves it', async () => {
    const { card } = await renderTakeAway(accountId, publicPage({ profilePhoto }));

    expect(card).toContain('href="data:image/jpeg;base64,');
    expect(card).toContain('src="/assets/p/card.AAAA.js"');
  });

  test('needs no picture', async () => {
    const { contacts, card } = await renderTakeAway(accountId, publicPage());

    expect(contacts['contact.vcf']).not.toContain('PHOTO');
    expect(card).not.toContain('data:image/jpeg');
    expect(s3.calls()).toHaveLength(0);
  });

  test('is what a wallet pass says: the same owner under the same number, in colours that can be read', async () => {
    const passOf = async (title: string) =>
      PassContent.parse(JSON.parse((await renderTakeAway(accountId, publicPage({ title, profilePhoto }))).pass));
    const pass = await passOf('Architect');

    expect(pass).toMatchObject({ name: 'Mara Lindqvist', title: 'Architect', photo: '/m/a/01J.webp' });
    expect((await passOf('Painter')).serial).toBe(pass.serial);
    expect(contrastRatio(pass.text, pass.background)).toBeGreaterThanOrEqual(4.5);
    expect(Object.keys(pass.labels)).toEqual(expect.arrayContaining(['en', 'ar', 'pt-BR', 'zh-Hant', pass.language]));
  });

  test.each([
    ['as its owner designed it', {}, '#1f3a5f'],
    [
      'plainer where it could not be read',
      { logo: 'photo', logoSize: 24, quietZone: 2, moduleShape: 'dots' },
      '#1f3a5f',
    ],
  ] as const)('is a card whose code reads, %s', async (_, changes, colour) => {
    store(dynamo, [{ ...qrDesignKey(accountId), design: { ...examples.qrDesign, ...changes } }]);
    const { card } = await renderTakeAway(accountId, publicPage({ profilePhoto }));
    const [, inner = ''] = /<svg x=[^>]*(viewBox="[^"]*"[^>]*>.*?<\/svg>)/.exec(card) ?? [];

    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="354" height="354" ${inner}`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(svg).toContain(colour);
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe('https://xpage.example/mara');
  });
});
