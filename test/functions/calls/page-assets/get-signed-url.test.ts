import { describe, expect, test } from 'vitest';
import { getSignedUrl } from '../../../../functions/calls/page-assets/get-signed-url.ts';
import { documentTypes } from '../../../../shared/model/document-product.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const ask = (contentType: string) => getSignedUrl({ purpose: 'photo', contentType }, ownerContext({ now: new Date() }));

describe('getSignedUrl', () => {
  test.each(['image/jpeg', 'image/png', 'image/gif'])(
    'lets %s be uploaded: one key of ours, this type, 1 byte to 8 MB',
    async (type) => {
      const { uploadId, fields, expiresAt } = await ask(type);
      const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as {
        conditions: unknown[];
        expiration: string;
      };

      expect(fields).toMatchObject({ key: `photos/${accountId}/${uploadId}`, 'Content-Type': type });
      expect(policy.conditions).toContainEqual(['content-length-range', 1, 8_388_608]);
      expect(policy.conditions).toContainEqual(['eq', '$Content-Type', type]);
      expect(policy.conditions).toContainEqual({ key: `photos/${accountId}/${uploadId}` });
      expect(policy.conditions).toContainEqual({ bucket: 'incoming' });
      expect(Date.parse(policy.expiration) - Date.now()).toBeLessThanOrEqual(600_000);
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    },
  );

  test.each(['image/svg+xml', 'text/html', 'image/webp', 'IMAGE/PNG', '', 'image/png; x=y', 'image/png\r\nx: y'])(
    'refuses %j',
    async (type) => {
      await expect(ask(type)).rejects.toMatchObject({ code: 'file_type_unsupported' });
    },
  );

  test('lets a film be uploaded up to 30 MB, and nothing else as one', async () => {
    const film = (contentType: string) =>
      getSignedUrl({ purpose: 'film', contentType }, ownerContext({ now: new Date() }));
    const { fields } = await film('video/mp4');
    const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as { conditions: unknown[] };

    expect(policy.conditions).toContainEqual(['content-length-range', 1, 31_457_280]);
    await expect(film('image/png')).rejects.toMatchObject({ code: 'film_unknown' });
    await expect(ask('video/mp4')).rejects.toMatchObject({ code: 'file_type_unsupported' });
  });

  test('lets a document be uploaded up to 50 MB, as what documents are sent as, and nothing else as one', async () => {
    const ofDocument = (contentType: string) =>
      getSignedUrl({ purpose: 'document', contentType }, ownerContext({ now: new Date() }));
    for (const type of Object.values(documentTypes).flat()) {
      const { fields, uploadId } = await ofDocument(type);
      const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as { conditions: unknown[] };

      expect(fields).toMatchObject({ key: `documents/${accountId}/${uploadId}`, 'Content-Type': type });
      expect(policy.conditions).toContainEqual(['content-length-range', 1, 52_428_800]);
    }
    await expect(ofDocument('image/png')).rejects.toMatchObject({ code: 'document_kind_unknown' });
    await expect(ask('application/pdf')).rejects.toMatchObject({ code: 'file_type_unsupported' });
  });
});
