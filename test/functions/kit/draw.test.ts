import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { draw } from '../../../functions/kit/draw.ts';
import '../../kit/function-environment.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => lambda.reset());

const DRAWING = { width: 1_200, height: 630, format: 'png' } as const;
const answer = (body: object, more: object = {}): void => {
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(JSON.stringify(body)) as never, ...more });
};

describe('a document', () => {
  test('goes to the function that draws as it is, and comes back as bytes', async () => {
    answer({ body: Buffer.from('picture').toString('base64'), refused: 0 });

    expect((await draw('<p>x</p>', DRAWING)).toString()).toBe('picture');
    const [sent] = lambda.commandCalls(InvokeCommand).map(({ args }) => args[0].input);
    expect(sent?.FunctionName).toBe('xpage-local-job-draw');
    expect(JSON.parse(String(sent?.Payload))).toEqual({ html: '<p>x</p>', drawing: DRAWING });
  });

  test('that could not be drawn is an error that says why', async () => {
    answer({ errorMessage: 'The browser ended.' }, { FunctionError: 'Unhandled' });

    await expect(draw('<p>x</p>', DRAWING)).rejects.toThrow('The browser ended.');
  });

  test('with an answer in another form is an error', async () => {
    answer({ body: '' });

    await expect(draw('<p>x</p>', DRAWING)).rejects.toThrow();
  });
});
