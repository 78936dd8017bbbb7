import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { unzipSync } from 'fflate';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signPass } from '../../../../functions/jobs/sign-pass/sign-pass.ts';
import { createLogger } from '../../../../functions/kit/logger.ts';
import { NOW } from '../../../kit/call-context.ts';
import '../../../kit/function-environment.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { samplePass, walletSecret } from '../../domain/wallet/sample-pass.ts';

const s3 = mockClient(S3Client);
const secrets = useSecrets();
const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#888888' } })
  .webp()
  .toBuffer();

/** What the publish job left, one after another for each look; null: nothing. */
function leave(...texts: (string | null)[]): void {
  let looks = 0;
  s3.on(GetObjectCommand, { Key: 'live/mara/pass' }).callsFake(() => {
    const text = texts[Math.min(looks, texts.length - 1)];
    looks += 1;
    if (text === null) throw Object.assign(new Error('There is no such key.'), { name: 'NoSuchKey' });
    return { Body: { transformToByteArray: async () => Buffer.from(text ?? '') } };
  });
}

beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => picture } }));
  secrets.on(GetSecretValueCommand).resolves({ SecretString: walletSecret });
  vi.stubEnv('WALLET_APPLE', 'yes');
  vi.stubEnv('WALLET_GOOGLE_ISSUER', '3388000000012345678');
});
afterEach(() => vi.unstubAllEnvs());

const content = JSON.stringify(samplePass());
const sign = (now = NOW): Promise<void> =>
  signPass({ agentName: 'mara' }, { now, log: createLogger(), id: 'job-1', isLastTry: false });
const written = () => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
const deleted = () => s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);
const offer = (): unknown => JSON.parse(String(written().at(-1)?.Body));

describe('signing the passes of a page', () => {
  test('writes the pass with its pictures before it is offered', async () => {
    leave(content);
    await sign();

    expect(written().map(({ Key, ContentType }) => [Key, ContentType])).toEqual([
      ['live/mara/card.pkpass', 'application/vnd.apple.pkpass'],
      ['live/mara/wallet.json', 'application/json'],
    ]);
    const files = unzipSync(written()[0]?.Body as Buffer);
    const sizes = ['icon@2x.png', 'thumbnail.png', 'thumbnail@3x.png'].map(async (name) => {
      const { format, width, height } = await sharp(files[name]).metadata();
      return [format, width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      ['png', 58, 58],
      ['png', 90, 90],
      ['png', 270, 270],
    ]);
    expect(offer()).toEqual({
      apple: '/mara/card.pkpass',
      google: expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\//),
      isLocal: true,
    });
  });

  test('says of a stage without keys that it offers nothing, and asks for no secret', async () => {
    vi.stubEnv('WALLET_APPLE', undefined);
    vi.stubEnv('WALLET_GOOGLE_ISSUER', undefined);
    vi.stubEnv('STAGE', 'dev');
    leave(content);
    await sign();

    expect(offer()).toEqual({ apple: null, google: null, isLocal: false });
    expect(deleted()).toEqual(['live/mara/card.pkpass']);
    expect(secrets.calls()).toHaveLength(0);
  });

  test('explains what is missing where a stage offers passes and nobody has put the keys there', async () => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString: 'x'.repeat(64) });
    leave(content);

    await expect(sign()).rejects.toThrow('docs/deploy.md says how to put it there');
    expect(written()).toEqual([]);
  });

  test('refuses a certificate that has ended, as phones would', async () => {
    leave(content);

    await expect(sign(new Date('2099-01-01T00:00:00.000Z'))).rejects.toThrow('Put a new one into wallet');
  });

  test('does nothing for a page that is not live any more', async () => {
    leave(null);
    await sign();

    expect([...written(), ...deleted()]).toEqual([]);
  });

  test('takes its files away again when the page came down meanwhile', async () => {
    leave(content, null);
    await sign();

    expect(deleted()).toEqual(['live/mara/wallet.json', 'live/mara/card.pkpass']);
  });

  test('comes again when the page was drawn anew meanwhile', async () => {
    leave(content, JSON.stringify(samplePass({ phone: '' })));

    await expect(sign()).rejects.toThrow('It comes again.');
  });
});
