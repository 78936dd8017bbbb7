/** Entry of the CDK command line: `cdk synth -c stage=dev`, or the environment variable STAGE. */
import { App } from 'aws-cdk-lib';
import { buildApp } from '../infra/app.ts';

const stage: unknown = new App().node.tryGetContext('stage') ?? process.env['STAGE'];
if (typeof stage !== 'string') {
  throw new Error('Which stage is meant was not said. Name one: cdk synth -c stage=dev, or STAGE=dev.');
}
buildApp({ stage }).synth();
