/** The function that draws, with the browser of its own package. */
import { expect, test } from 'vitest';
import { drawFunction } from '../../infra/functions.ts';
import { DrawAnswer } from '../../functions/kit/drawing.ts';
import { startAwsStandIn } from './kit/aws-stand-in.ts';
import { runPackage } from './kit/run-package.ts';
import { shippedFunctions } from './kit/shipped-functions.ts';

const MEGABYTE = 1_048_576;
const html = '<!doctype html><style>body{margin:0;background:#c8282a;font:40px serif}</style><h1>Policy 42</h1>';
const drawings = [
  { format: 'png', width: 400, height: 300 },
  { format: 'pdf', width: 794, height: 1_123 },
  { format: 'jpeg', width: 1_200, height: 630, scale: 2 },
] as const;
const beginnings = { png: '89504e47', pdf: '25504446', jpeg: 'ffd8ff' };

test('one instance draws three times, one drawing after the other, within its memory and its temporary folder', async () => {
  const shipped = shippedFunctions().find(({ name }) => name === drawFunction.name);
  if (!shipped) throw new Error(`Production deploys no function named ${drawFunction.name}.`);
  const aws = await startAwsStandIn();
  const running = await runPackage(shipped, aws.url);
  const drawn: { refused: number; beginning: string }[] = [];
  for (const drawing of drawings) {
    const { body, refused } = DrawAnswer.parse(await running.invoke({ html, drawing }));
    const beginning = Buffer.from(body, 'base64').toString('hex', 0, beginnings[drawing.format].length / 2);
    drawn.push({ refused, beginning });
  }
  const report = await running.close();
  aws.close();

  expect(drawn).toEqual(drawings.map(({ format }) => ({ refused: 0, beginning: beginnings[format] })));
  expect(report.changedFiles).toEqual([]);
  expect(report.temporaryBytes).toBeLessThanOrEqual(shipped.temporaryMegabytes * MEGABYTE);
  expect(report.largestBytes).toBeLessThanOrEqual(shipped.memoryMegabytes * MEGABYTE);
});
