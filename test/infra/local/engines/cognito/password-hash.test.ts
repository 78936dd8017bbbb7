import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordRight } from '../../../../../infra/local/engines/cognito/password-hash.ts';

/** The fastest of several runs: what else the machine does only ever adds time. */
async function fastestMilliseconds(stored: string | undefined): Promise<number> {
  let fastest = Infinity;
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now();
    await isPasswordRight('Correct-Horse-9', stored);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

describe('a kept password', () => {
  it('is recognised, and nothing else is', async () => {
    const stored = await hashPassword('Correct-Horse-9');
    expect(await isPasswordRight('Correct-Horse-9', stored)).toBe(true);
    expect(await isPasswordRight('correct-horse-9', stored)).toBe(false);
    expect(await isPasswordRight('', stored)).toBe(false);
  });

  it('cannot be read or compared with that of another user', async () => {
    const [one, other] = [await hashPassword('Correct-Horse-9'), await hashPassword('Correct-Horse-9')];
    expect(one).not.toContain('Correct-Horse-9');
    expect(one).not.toBe(other);
  });

  it('that does not exist is never right, and takes the time of a wrong one to say so', async () => {
    const stored = await hashPassword('Another-Horse-1');
    expect(await isPasswordRight('Correct-Horse-9', undefined)).toBe(false);
    const ratio = (await fastestMilliseconds(undefined)) / (await fastestMilliseconds(stored));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
