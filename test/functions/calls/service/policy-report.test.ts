import { describe, expect, test, vi } from 'vitest';
import { policyReport } from '../../../../functions/calls/service/policy-report.ts';
import { callContext } from '../../../kit/call-context.ts';

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://xpage.example/mara?name=Bob',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://xpage.example/mara?name=Bob',
    blockedURL: 'https://evil.example/steal.js?x=1',
    effectiveDirective: 'script-src-elem',
    sample: 'alert(1)',
    ...body,
  },
});

async function send(reports: unknown) {
  const said: unknown[] = [];
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: string, fields: unknown) => void said.push(fields),
  };
  const body = Buffer.from(typeof reports === 'string' ? reports : JSON.stringify(reports));
  const answer = await policyReport({}, callContext({ log, raw: { body, header: () => undefined } }));
  return { answer, said, counted: lines.filter((line) => line.includes('PolicyViolations')).length };
}

describe('policyReport', () => {
  test('notes the directive, the page and whose address was kept out, and nothing that a person typed', async () => {
    const { answer, said, counted } = await send([violation()]);

    expect(answer).toEqual({});
    expect(said).toEqual([{ directive: 'script-src-elem', page: '/mara', blocked: 'https://evil.example' }]);
    expect(counted).toBe(1);
  });

  test('keeps words such as inline', async () => {
    expect((await send([violation({ blockedURL: 'inline' })])).said).toMatchObject([{ blocked: 'inline' }]);
  });

  test('looks at ten reports at most, and at none of another kind', async () => {
    expect((await send(Array.from({ length: 30 }, () => violation()))).counted).toBe(10);
    expect((await send([{ ...violation(), type: 'deprecation' }, {}, null, 7])).counted).toBe(0);
    expect((await send({ type: 'csp-violation' })).counted).toBe(0);
  });

  test.each(['', '{', '[[[[', '[{"__proto__":{}}]', '[],"reports":[]'])('refuses what is no list: %j', async (text) => {
    await expect(send(text)).rejects.toMatchObject({ code: 'body_malformed' });
  });
});
