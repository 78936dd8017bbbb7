/** Papers as they are set in truth: by the function that does it, with the fonts of the build. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll } from 'vitest';
import { buildPaperFonts } from '../../bin/build/paper-fonts.ts';
import { handler } from '../../functions/jobs/typeset/index.ts';
import './function-environment.ts';

/** For the tests of a file. Beside `useRealDrawing` it comes second. */
export function useRealPapers(): void {
  beforeAll(async () => {
    await buildPaperFonts(process.cwd());
    mockClient(LambdaClient)
      .on(InvokeCommand, { FunctionName: process.env['FUNCTION_TYPESET'] ?? '' })
      .callsFake(async ({ Payload: payload }: { Payload: string }) => {
        const answer = await handler(JSON.parse(payload));
        return { Payload: Buffer.from(JSON.stringify(answer)) };
      });
  }, 120_000);
}
