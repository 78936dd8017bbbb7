/** Entry of the CDK command line: `cdk synth -c stage=dev`, or the environment variable STAGE. */
import { App } from 'aws-cdk-lib';
import { buildApp } from '../infra/app.ts';
import { requireDeployableBuild } from './build/build-record.ts';

// Only to read what the command line was given: this app must not write anything.
const stage: unknown = new App({ autoSynth: false }).node.tryGetContext('stage') ?? process.env['STAGE'];
if (typeof stage !== 'string') {
  throw new Error('Which stage is meant was not said. Name one: cdk synth -c stage=dev, or STAGE=dev.');
}
requireDeployableBuild(process.cwd(), stage);
buildApp({ stage }).synth();
