/** Runs in a process of its own for the proof: gives the hostile addresses to what fetches, and prints what came of it. */
import { setup } from '../kit/synthesize-once.ts';
import { startInternet } from '../kit/internet.ts';
import { tryCertificates } from './ask-for-certificates.ts';
import { tryWebhooks } from './deliver-webhooks.ts';
import { tryDrawing } from './draw-documents.ts';

setup();
const internet = await startInternet();
const results = [await tryWebhooks(internet), await tryCertificates(internet), await tryDrawing(internet)];
internet.close();
process.stdout.write(JSON.stringify(results), () => process.exit(0));
