import { describe, expect, test } from 'vitest';
import { policyReport } from '../../../../functions/calls/service/policy-report.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useLog } from '../../../kit/log.ts';

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

const log = useLog();

async function send(reports: unknown) {
  const before = log().length;
  const body = Buffer.from(typeof reports === 'string' ? reports : JSON.stringify(reports));
  const answer = await policyReport({}, callContext({ raw: { body, header: () => undefined } }));
  const said = log().slice(before);
  return { answer, said, counted: said.filter(({ PolicyViolations: one }) => one === 1).length };
}

describe('policyReport', () => {
  test('notes the directive, the page and whose address was kept out, and nothing that a person typed', async () => {
    const { answer, said, counted } = await send([violation()]);

    expect(answer).toEqual({});
    expect(said).toMatchObject([{ directive: 'script-src-elem', page: '/mara', blocked: 'https://evil.example' }]);
    expect(JSON.stringify(said)).not.toMatch(/Bob|alert|x=1/);
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
