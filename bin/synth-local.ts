/**
 * Synthesizes the CDK app of the stage `local` in a process of its own: its library stays in the memory of whoever loads it.
 * Words: the port of the app, and the folder for the templates.
 */
import { buildApp } from '../infra/app.ts';
import { tellResult } from './run-apart.ts';

const [port = '', outdir = ''] = process.argv.slice(2);
const local = { port: Number(port), mediaPort: Number(port) + 1 };
const { stacks } = buildApp({ stage: 'local', local, buildRoot: '.build', outdir }).synth();
const resources = stacks.reduce((sum, { template }) => sum + countResources(template), 0);
await tellResult(`${stacks.length} stacks, ${resources} resources`);
process.exit(0);

function countResources(template: unknown): number {
  return Object.keys((template as { Resources?: object }).Resources ?? {}).length;
}
