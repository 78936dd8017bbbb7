/**
 * Runs in a process of its own: loads a package, and prints how many calls of functions that took. Unlike a time, it is the
 * same on every machine.
 */
import { Session } from 'node:inspector/promises';

const [file = ''] = process.argv.slice(2);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await import(file);
const { result } = await session.post('Profiler.takePreciseCoverage');
const folder = file.slice(0, file.lastIndexOf('/') + 1);
const calls = result
  .filter(({ url }) => url.startsWith(folder))
  .flatMap(({ functions }) => functions)
  .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
process.stdout.write(String(calls), () => process.exit(0));
