/** A thread as the small cloud runs a function: tells of its first paper, then sets papers until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { handler } from '../../functions/jobs/typeset/index.ts';

for (;;) {
  const { body } = await handler(workerData);
  parentPort?.postMessage(Buffer.from(body, 'base64').toString('latin1', 0, 8));
}
