import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const travel = 'shared/insurance/products/travel-hk';

/** As from a terminal, where somebody types what is asked for. */
function run(words: readonly string[], typed = '') {
  const { XPAGE_EMAIL: _email, XPAGE_PASSWORD: _password, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/commands/product.ts', ...words], {
    ...{ env, input: typed, encoding: 'utf8' },
  });
  return { status, stdout, stderr };
}

describe('publishing a product from a terminal', () => {
  it('asks for e-mail and password, and says in words that the system cannot be reached', () => {
    const { status, stdout, stderr } = run(['publish', travel, 'http://127.0.0.1:1'], 'nora@example.com\nsecret\n');

    expect({ status, stdout }).toEqual({ status: 1, stdout: 'E-mail: Password (is shown): ' });
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^fetch failed: /);
  });

  it('stops when nobody answers', () => {
    const { status, stderr } = run(['publish', travel, 'http://127.0.0.1:1'], 'nora@example.com\n');

    expect(status).toBe(1);
    expect(stderr).toContain('Nobody answered: type it, or set XPAGE_EMAIL and XPAGE_PASSWORD.');
  });

  it('says what an address looks like, and which file is missing', () => {
    expect(run(['publish', travel, 'localhost'])).toMatchObject({
      ...{ status: 1, stderr: expect.stringContaining('"localhost" is no address, expected one like http') },
    });
    expect(run(['publish', 'no/such/folder']).stderr.trim().split('\n').at(-1)).toMatch(/^ENOENT: .*definition\.json/);
  });
});
