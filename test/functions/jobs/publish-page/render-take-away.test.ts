import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderTakeAway } from '../../../../functions/jobs/publish-page/render-take-away.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

vi.stubGlobal('PAGES_MANIFEST', { inlineScriptHashes: [], islands: { card: '/assets/p/card.AAAA.js' } });

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
    const { contacts, disposition } = await renderTakeAway(publicPage({ profilePhoto }));

    const [, photo = ''] = /PHOTO;ENCODING=b;TYPE=JPEG:([^:]+)\r\n\w/.exec(contacts['contact.vcf'] ?? '') ?? [];
    const { format, width } = await sharp(Buffer.from(photo.replace(/\s/g, ''), 'base64')).metadata();
    expect([format, width]).toEqual(['jpeg', 320]);
    expect(contacts['contact-4.vcf']).toContain('VERSION:4.0');
    expect(disposition).toContain('filename="mara.vcf"');
  });

  test('is the business card with the picture in it and the script that saves it', async () => {
    const { card } = await renderTakeAway(publicPage({ profilePhoto }));

    expect(card).toContain('href="data:image/jpeg;base64,');
    expect(card).toContain('src="/assets/p/card.AAAA.js"');
  });

  test('needs no picture', async () => {
    const { contacts, card } = await renderTakeAway(publicPage());

    expect(contacts['contact.vcf']).not.toContain('PHOTO');
    expect(card).not.toContain('data:image/jpeg');
    expect(s3.calls()).toHaveLength(0);
  });
});
