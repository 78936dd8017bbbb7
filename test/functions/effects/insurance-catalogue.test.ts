import { detectCustomModels } from '../../../functions/calls/insurance-catalogue/detect-custom-models.ts';
import { dtxFile } from '../../../functions/calls/insurance-catalogue/dtx-file.ts';
import { publishInsurerProduct } from '../../../functions/calls/insurance-catalogue/publish-insurer-product.ts';
import { rekognitionVideo } from '../../../functions/calls/insurance-catalogue/rekognition-video.ts';
import { saveInsurerChannel } from '../../../functions/calls/insurance-catalogue/save-insurer-channel.ts';
import { saveInsurerExclusions } from '../../../functions/calls/insurance-catalogue/save-insurer-exclusions.ts';
import { saveInsurerVoucher } from '../../../functions/calls/insurance-catalogue/save-insurer-voucher.ts';
import { saveSpread } from '../../../functions/calls/insurance-catalogue/save-spread.ts';
import { sendProductMail } from '../../../functions/calls/insurance-catalogue/send-product-mail.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import * as contracts from '../../../shared/calls/insurance-catalogue.ts';
import * as ofInsurers from '../../../shared/calls/insurer.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, NOW } from '../../kit/call-context.ts';
import { asEditor, uploadId } from '../../kit/company.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { beginCar, carRows } from '../../kit/insurance/car-applications.ts';
import { nextFileId, sendFile } from '../../kit/insurance/files.ts';
import { scenePicture, sceneVideo } from '../../kit/insurance/pictures.ts';
import { exampleContent } from '../../kit/insurance/products.ts';
import { AGENT, CHANNEL, channelRows, useInsurer } from '../../kit/insurance/published.ts';
import { useRekognition } from '../../kit/insurance/rekognition.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useInsurer();
const files = useMemoryBuckets();
useRekognition(files);
useSecrets();

const incoming = `incoming/insurers/${accountId}/${uploadId}`;
const photo = { about: 'answer', question: 'carPhoto' } as const;
const place = { channelCode: CHANNEL, productCode: 'travel-hk', agentName: AGENT } as const;
const ana = { firstName: 'Ana', lastName: 'Kolár', birth: '1980-04-30', idNumber: 'A-123' };

testBrokenOff('insurance-catalogue', { table, maps: () => ({ files }), forget: forgetProducts }, [
  effect(contracts.dtxFile, dtxFile)(
    async () => {
      put(carRows());
      const input = { kind: 'begin', ...(await beginCar()), ...photo, contentType: 'image/jpeg' } as const;
      return { input, context: callContext() };
    },
    { about: 'that begins', isQuiet: 'It gives leave to send a file, and confirming that one keeps it.' },
  ),
  effect(contracts.dtxFile, dtxFile)(
    async () => {
      put(carRows());
      const opened = await beginCar();
      const fileId = nextFileId();
      files.set(`incoming/applications/${opened.applicationId}/${fileId}`, await scenePicture({ labels: ['Car'] }));
      const input = { kind: 'confirm', ...opened, ...photo, uploadId: fileId, name: 'front.jpg' } as const;
      return { input, context: callContext() };
    },
    { about: 'that confirms' },
  ),
  effect(
    contracts.detectCustomModels,
    detectCustomModels,
  )(async () => {
    put(carRows());
    const opened = await beginCar();
    const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture({ labels: ['Car'] }));
    return { input: { ...opened, fileId }, context: callContext() };
  }),
  effect(
    contracts.rekognitionVideo,
    rekognitionVideo,
  )(async () => {
    put(carRows());
    const opened = await beginCar();
    const fileId = await sendFile(files, opened, 'carVideo', await sceneVideo({ labels: ['Car'] }));
    return { input: { ...opened, fileId }, context: callContext() };
  }),
  effect(contracts.saveSpread, saveSpread)(
    () => ({ input: { kind: 'share', ...place, way: 'whatsapp' }, context: callContext() }),
    { about: 'that shares' },
  ),
  effect(contracts.saveSpread, saveSpread)(
    async () => {
      const { spreadId } = await saveSpread({ kind: 'share', ...place, way: 'whatsapp' }, callContext());
      const context = callContext();
      const client = { ...context.client, address: '198.51.100.2' };
      return { input: { kind: 'referral', ...place, spreadId }, context: { ...context, client } };
    },
    { about: 'that refers' },
  ),
  effect(
    contracts.sendProductMail,
    sendProductMail,
  )(() => ({
    input: { ...place, language: 'en_us', email: 'ana@example.com', openedAt: NOW.getTime() - 5_000 },
    context: callContext(),
  })),
  effect(ofInsurers.publishInsurerProduct, publishInsurerProduct)(
    () => {
      const definition = { ...exampleContent.definition, version: 2 };
      files.set(incoming, JSON.stringify({ ...exampleContent, definition }));
      return { input: { uploadId }, context: asEditor() };
    },
    { refuses: [{ after: [2], code: 'not_found', why: 'The file is gone: its version is published.' }] },
  ),
  effect(
    ofInsurers.saveInsurerChannel,
    saveInsurerChannel,
  )(() => ({
    input: {
      channel: {
        ...{ channelCode: 'winter', name: 'Winter', products: ['travel-hk'], languages: ['en_us'] },
        ...{ domains: ['winter.example.com'], isDirect: true, isOn: true },
      },
    },
    context: asEditor(),
  })),
  effect(ofInsurers.saveInsurerExclusions, saveInsurerExclusions)(
    () => ({ input: { action: 'add', persons: [ana] }, context: asEditor() }),
    { about: 'of one' },
  ),
  effect(ofInsurers.saveInsurerExclusions, saveInsurerExclusions)(
    () => {
      const rows = Array.from({ length: 150 }, (_, at) => `Person ${at},Öst,1970-01-02,`);
      files.set(incoming, rows.join('\n'));
      return { input: { action: 'add-file', uploadId }, context: asEditor() };
    },
    {
      about: 'of a file',
      refuses: [{ after: [3], code: 'not_found', why: 'The file is gone: its rows are on the list.' }],
    },
  ),
  effect(
    ofInsurers.saveInsurerVoucher,
    saveInsurerVoucher,
  )(() => ({
    input: {
      voucher: {
        ...{ code: 'spring', percent: 15, amount: null, from: '2026-03-01', until: '2026-05-31' },
        ...{ products: null, channels: null, uses: 50 },
      },
    },
    context: asEditor(),
  })),

  effect(contracts.dtxFile, dtxFile)(
    async () => {
      put(carRows());
      const opened = await beginCar();
      const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture({ labels: ['Car'] }));
      return { input: { kind: 'remove', ...opened, fileId }, context: callContext() };
    },
    { about: 'that removes' },
  ),
  effect(ofInsurers.saveInsurerExclusions, saveInsurerExclusions)(
    async () => {
      await saveInsurerExclusions({ action: 'add', persons: [ana] }, asEditor());
      return { input: { action: 'remove', persons: [ana] }, context: asEditor() };
    },
    { about: 'that removes' },
  ),
  effect(ofInsurers.saveInsurerChannel, saveInsurerChannel)(
    () => {
      const [channel] = channelRows();
      const content = {
        ...{ name: 'Harbour', products: ['travel-hk'], languages: ['en_us' as const] },
        isDirect: true,
      };
      const changed = {
        ...content,
        channelCode: String(channel?.['channelCode']),
        domains: ['new.example.com'],
        isOn: false,
      };
      return { input: { channel: changed }, context: asEditor() };
    },
    { about: 'that is there' },
  ),
]);
