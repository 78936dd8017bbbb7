import { DetectCustomLabelsCommand, DetectLabelsCommand, DetectTextCommand } from '@aws-sdk/client-rekognition';
import { afterEach, describe, expect, test } from 'vitest';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { detectCustomModels } from '../../../../functions/calls/insurance-catalogue/detect-custom-models.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { callContext } from '../../../kit/call-context.ts';
import { beginCar, carRows, withCar } from '../../../kit/insurance/car-applications.ts';
import { sendFile } from '../../../kit/insurance/files.ts';
import { scenePicture, type Scene } from '../../../kit/insurance/pictures.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useRekognition } from '../../../kit/insurance/rekognition.ts';
import { useRows } from '../../../kit/insurance/use-rows.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();
const { mock } = useRekognition(files);
useRows(put, carRows);

const car: Scene = { labels: ['Car', 'Wheel'], texts: ['PERODUA', 'WXY 1234'] };

async function detect(scene: Scene, opened?: Opened) {
  const application = opened ?? (await beginCar());
  const fileId = await sendFile(files, application, 'carPhoto', await scenePicture(scene));
  return detectCustomModels({ ...application, fileId }, callContext());
}

const codesOf = async (scene: Scene) => (await detect(scene)).findings.map(({ code }) => code);

describe('detectCustomModels', () => {
  test('is content with a photo of the car, with its plate', async () => {
    expect(await detect(car)).toMatchObject({
      ...{ state: 'done', isGood: true, findings: [] },
      labels: [
        { name: 'Car', confidence: 99 },
        { name: 'Wheel', confidence: 99 },
      ],
    });
  });

  test('says what is not seen, and what is not read', async () => {
    expect(await detect({ labels: ['Dog'], texts: ['WXY 1284'] })).toMatchObject({
      isGood: false,
      findings: [
        { code: 'not_seen', wanted: 'Car' },
        { code: 'not_read', wanted: 'WXY 1234' },
      ],
    });
  });

  test('reads a plate over two lines, with other spaces, and with letters for digits that look like them', async () => {
    expect(await codesOf({ ...car, texts: ['wxy', 'I234'] })).toEqual([]);
  });

  test('blames a picture that is too small, too dark or blurred, and says nothing of what it does not show', async () => {
    expect(await codesOf({ ...car, width: 640, height: 400 })).toEqual(['too_small']);
    expect(await codesOf({ light: 0.15 })).toEqual(['too_dark', 'blurred']);
    expect(await codesOf({ blur: 12 })).toEqual(['blurred']);
  });

  test('looks once, and compares anew when the plate is corrected', async () => {
    const opened = await beginCar({ plate: 'WXY 9999' });
    const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture(car));
    const again = () => detectCustomModels({ ...opened, fileId }, callContext());

    expect((await again()).findings).toEqual([{ code: 'not_read', wanted: 'WXY 9999' }]);
    const saved = { kind: 'save', ...opened, revision: 1, language: 'en_us', plan: null } as const;
    await saveQuestionJson({ ...saved, answers: withCar({ plate: 'WXY 1234' }) }, callContext());
    expect((await again()).isGood).toBe(true);
    expect(mock.commandCalls(DetectLabelsCommand)).toHaveLength(1);
    expect(mock.commandCalls(DetectTextCommand)).toHaveLength(1);
  });

  test('looks at photos alone, of the application that it is asked for', async () => {
    const [one, other] = [await beginCar(), await beginCar()];
    const fileId = await sendFile(files, other, 'carPhoto', await scenePicture(car));
    const paper = await sendFile(files, one, 'paper', await scenePicture(car));

    for (const asked of [
      { ...one, fileId },
      { ...one, fileId: paper },
      { ...other, fileId, key: 'A'.repeat(43) },
    ]) {
      await expect(detectCustomModels(asked, callContext())).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  describe('with a model that was trained for it', () => {
    afterEach(() => {
      delete process.env['MODEL_VISION'];
    });

    test('asks that one as well', async () => {
      process.env['MODEL_VISION'] = 'arn:aws:rekognition:eu-central-1:000000000000:project/cars/version/one/1';
      const { labels } = await detect(car);

      expect(labels.map(({ name }) => name)).toContain('Roadworthy');
      expect(mock.commandCalls(DetectCustomLabelsCommand)).toHaveLength(1);
    });
  });
});
