import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { paperLanguage } from '../../../functions/kit/paper-language.ts';
import { typeset } from '../../../functions/kit/typeset.ts';
import '../../kit/function-environment.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => lambda.reset());

const data = { title: 'Invoice 1', language: paperLanguage('en_gb'), total: '#read("x")' };
const answer = (body: object, more: object = {}): void => {
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(JSON.stringify(body)) as never, ...more });
};

describe('a paper', () => {
  test('goes to the function that sets papers as data, and comes back as bytes', async () => {
    answer({ body: Buffer.from('%PDF').toString('base64') });

    expect((await typeset('invoice', data)).toString()).toBe('%PDF');
    const [sent] = lambda.commandCalls(InvokeCommand).map(({ args }) => args[0].input);
    expect(sent?.FunctionName).toBe('xpage-local-job-typeset');
    expect(JSON.parse(String(sent?.Payload))).toEqual({ paper: 'invoice', data });
  });

  test('that could not be set is an error that says why', async () => {
    answer({ errorMessage: 'No font of papers has U+0ba4.' }, { FunctionError: 'Unhandled' });

    await expect(typeset('invoice', data)).rejects.toThrow('No font of papers has U+0ba4.');
  });

  test('that could not be set says why in 1,000 characters at most', async () => {
    answer({ errorMessage: 'x'.repeat(1_900) }, { FunctionError: 'Unhandled' });

    const error = await typeset('invoice', data).catch((reason: Error) => reason);
    expect(String(error).replace(/^Error: The paper invoice could not be set: /, '')).toHaveLength(1_000);
  });

  test('with an answer in another form is an error', async () => {
    answer({ body: '' });

    await expect(typeset('invoice', data)).rejects.toThrow();
  });
});

describe('the language of a paper', () => {
  test.each([
    ['en_gb', { tag: 'en-GB', direction: 'ltr' }],
    ['ar_ae', { tag: 'ar-AE', direction: 'rtl' }],
    ['zh_hk', { tag: 'zh-HK', direction: 'ltr', script: 'Hant' }],
  ] as const)('%s has its tag, its direction and whose Chinese characters are meant', (language, told) => {
    expect(paperLanguage(language)).toStrictEqual(told);
  });
});
