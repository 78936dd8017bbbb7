/** Each package that would be deployed, run as Lambda runs it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeModules } from '../../bin/build/native-modules.ts';
import { firstEvents, type FirstEvent } from './first-events.ts';
import { startAwsStandIn, type AwsStandIn } from './kit/aws-stand-in.ts';
import { runPackage, type PackageReport, type RunningPackage } from './kit/run-package.ts';
import { shippedFunctions, type ShippedFunction } from './kit/shipped-functions.ts';
import { drivenByHandlers, nativeWorks } from './native-works.ts';

const MEGABYTE = 1_048_576;
const functions = shippedFunctions();
let aws: AwsStandIn;

beforeAll(async () => {
  aws = await startAwsStandIn();
});
afterAll(() => aws.close());

test('there is a first event for every function that production deploys', () => {
  expect(functions.length).toBeGreaterThan(0);
  expect(functions.filter(({ name }) => !firstEvents[name]?.length).map(({ name }) => name)).toEqual([]);
});

test('every package of native code is carried by a function, and has work to do here', () => {
  const carried = nativeModules.filter((name) => functions.some((shipped) => carries(shipped, name)));
  expect(carried).toEqual(nativeModules);
  expect([...Object.keys(nativeWorks), ...drivenByHandlers].toSorted()).toEqual(nativeModules.toSorted());
});

test.each(functions.map((shipped) => [shipped.name, shipped] as const))(
  '%s loads whole, answers its first events and works with its native code, within its memory and time, and writes nowhere but into its temporary folder',
  async (name, shipped) => {
    const events = firstEvents[name] ?? [];
    const works = Object.entries(nativeWorks).filter(([native]) => carries(shipped, native));
    const running = await runPackage(shipped, aws.url);
    const answers = await answersOf(running, events);
    const parts = await running.loadParts();
    const results: unknown[] = [];
    for (const [native, { file, input }] of works) results.push([native, await running.work(workFile(file), input)]);
    const report = await running.close();

    expect(answers, running.log()).toEqual(
      events.map(({ what, answer, error }) => ({ what, ...(error ? { error } : { answer }) })),
    );
    expect(parts).toBeGreaterThan(0);
    expect(results).toEqual(works.map(([native, { result }]) => [native, result]));
    expectWithinLimits(report, shipped);
  },
);

test('a package can read nothing outside itself and write nowhere but into its temporary folder', async () => {
  const shipped = functions.find(({ name }) => name === 'session');
  if (!shipped) throw new Error('Production deploys no function named session.');
  const running = await runPackage(shipped, aws.url);
  const result = await running.work(workFile('escape'), join(process.cwd(), 'package.json'));
  await running.close();

  expect(result).toEqual({
    readsOutside: 'ERR_ACCESS_DENIED',
    writesBesideItself: 'ERR_ACCESS_DENIED',
    writesTemporarily: 'done',
    findsForeignPackage: 'MODULE_NOT_FOUND',
    variables: [],
  });
});

function carries({ folder }: ShippedFunction, native: string): boolean {
  return existsSync(join(folder, 'node_modules', native));
}

function workFile(name: string): string {
  return fileURLToPath(new URL(`work/${name}.ts`, import.meta.url));
}

async function answersOf(running: RunningPackage, events: readonly FirstEvent[]): Promise<object[]> {
  const answers: object[] = [];
  for (const { what, event } of events) {
    try {
      answers.push({ what, answer: await running.invoke(event) });
    } catch (error) {
      answers.push({ what, error: (error as Error).name });
    }
  }
  return answers;
}

function expectWithinLimits(report: PackageReport, shipped: ShippedFunction): void {
  expect(report.changedFiles).toEqual([]);
  expect(report.temporaryBytes).toBeLessThanOrEqual(shipped.temporaryMegabytes * MEGABYTE);
  expect(report.largestBytes).toBeLessThanOrEqual(shipped.memoryMegabytes * MEGABYTE);
}
