import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../../functions/kit/app-error.ts';
import { bindFile, streamGroup, type FileAnswer } from '../../../functions/kit/stream-group.ts';
import { defineCall, type CallContract } from '../../../shared/calls/define-call.ts';
import { getChattingRecords } from '../../../shared/calls/document-chat.ts';
import { useDynamo } from '../../kit/dynamo.ts';
import { ResponseRecorder, toEvent, toHandlers } from '../../kit/handlers.ts';
import { expiredToken } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { handshake, signRequest, type SignedCall, type SigningSession } from '../../kit/signed-client.ts';

useDynamo();
useSecrets();
const log = useLog();

const contract = defineCall({
  ...getChattingRecords,
  name: 'try',
  path: '/v1/post/try',
  streaming: true,
  file: 'application/pdf',
  input: z.strictObject({ text: z.string() }),
  output: z.null(),
  example: { input: { text: 'x' }, output: null },
});

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

async function answerOf(run: () => Promise<FileAnswer>, call: Partial<SignedCall> = {}, of: CallContract = contract) {
  const handler = streamGroup([bindFile(of, async () => run)]) as unknown as (
    event: ReturnType<typeof toEvent>,
    response: ResponseRecorder,
  ) => Promise<void>;
  const request = signRequest(session, { method: 'POST', path: '/v1/post/try', input: { text: 'hello' }, ...call });
  const response = new ResponseRecorder();
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await handler(toEvent(request), response);
  return { ...response.metadata, body: Buffer.concat(chunks) };
}

/** Bytes that are no text in UTF-8. */
const body = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80]);

describe('a file', () => {
  test('comes byte by byte as it is, under its name, kept and guessed about by nobody', async () => {
    const answer = await answerOf(async () => ({ name: 'Rechnung für Ä.pdf', body }));

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Rechnung f_r _.pdf"; filename*=UTF-8''Rechnung%20f%C3%BCr%20%C3%84.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toEqual(body);
  });

  test('of a call that names no type comes as bytes of any kind', async () => {
    const { file: _, ...unnamed } = contract;
    const answer = await answerOf(async () => ({ name: 'x', body }), {}, unnamed);

    expect(answer.headers?.['content-type']).toBe('application/octet-stream');
  });

  test('that is not there is answered in the envelope', async () => {
    const answer = await answerOf(async () => {
      throw new AppError('not_found');
    });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers?.['content-disposition']).toBeUndefined();
    expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 404, code: 'not_found', data: null });
  });

  test('that could not be read is an error without its reasons, and these are in the log', async () => {
    const answer = await answerOf(async () => {
      throw new Error('bucket xyz');
    });

    expect(answer.statusCode).toBe(500);
    expect(answer.body.toString()).not.toContain('xyz');
    expect(log()).toMatchObject([{ event: 'call.failed' }]);
  });

  test('is asked for anew with a fresh token when the token was too old', async () => {
    const answer = await answerOf(async () => ({ name: 'x.pdf', body }), { token: expiredToken() });

    expect([answer.statusCode, JSON.parse(answer.body.toString())]).toMatchObject([201, { data: null }]);
  });
});
