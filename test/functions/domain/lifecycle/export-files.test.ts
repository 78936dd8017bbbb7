/** Exports as S3 takes and gives them, on the engine of this machine. */
import { unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportLink, writeExport } from '../../../../functions/domain/lifecycle/export-files.ts';
import type { ZipEntry } from '../../../../functions/domain/lifecycle/zip-stream.ts';
import { NOW } from '../../../kit/call-context.ts';
import '../../../kit/function-environment.ts';
import { SECRETS, startS3 } from '../../../infra/local/engines/s3/start-s3.ts';

beforeEach(async () => {
  const { url } = await startS3();
  vi.stubEnv('AWS_ENDPOINT_URL_S3', url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAOWNER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', SECRETS['AKIAOWNER'] ?? '');
});

const chunk = new Uint8Array(1_000_000).fill(7);
const film = (bytes: number): ZipEntry => ({
  name: 'pictures/film.mp4',
  bytes,
  read: async function* () {
    for (let index = 0; index < 20; index += 1) yield chunk;
  },
});

test('an export is uploaded while it is made, and comes whole by its link', async () => {
  await writeExport('a', 'b', [{ name: 'account.json', text: '[]' }, film(20_000_000)], NOW);
  const answer = await fetch(await exportLink('a', 'b'));

  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(zip['pictures/film.mp4']?.length).toBe(20_000_000);
});
