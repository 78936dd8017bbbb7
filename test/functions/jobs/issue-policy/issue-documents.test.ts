import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitPapers } from '../../../../functions/domain/insurance/await-papers.ts';
import { findPolicy } from '../../../../functions/domain/insurance/find-policies.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { issueDocuments, type DocumentsJob } from '../../../../functions/jobs/issue-policy/issue-documents.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW, recordingLog } from '../../../kit/call-context.ts';
import { editorId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

vi.mock('../../../../functions/domain/insurance/wording/find-wording.ts', () => ({
  wordingFileOf: async () => ({ key: 'wordings/a.pdf', language: 'en_us', fileName: 'a.pdf' }),
}));

const { put, table } = useInsurer();
const files = useMemoryBuckets();
const lambda = mockClient(LambdaClient);
let done = 0;
/** What happens while a document is set. */
let meanwhile = (): void => undefined;
beforeEach(() => {
  done = 0;
  meanwhile = () => undefined;
  lambda.reset();
  lambda.on(InvokeCommand).callsFake(() => {
    done += 1;
    meanwhile();
    const body = Buffer.from('%PDF-1.4').toString('base64');
    return { Payload: Buffer.from(JSON.stringify({ body })) };
  });
});

const run = (policyId: string, occasion: DocumentsJob['occasion'] = 'issued') =>
  issueDocuments({ policyId, occasion }, { now: NOW, log: recordingLog(), id: 'job-1', isLastTry: false });
const mails = () =>
  [...table().rows.values()].flatMap(({ job, payload }) => (job === 'send-message' ? [payload as object] : []));
const issued = async (agentName?: string) => (await issuedTrip(put, { files: {} }, agentName)).policy;

describe('the job that issues documents', () => {
  test('sets three, keeps them under the policy, and names them and the wording in it', async () => {
    const { policyId } = await issued();
    await run(policyId);
    const named = {
      wording: 'wordings/a.pdf',
      schedule: `policies/${policyId}/schedule-1.pdf`,
      certificate: `policies/${policyId}/certificate-1.pdf`,
      receipt: `policies/${policyId}/receipt-1.pdf`,
    };

    expect(await findPolicy(policyId)).toMatchObject({ files: named, revision: 2 });
    expect([...files.keys()].toSorted()).toEqual(
      ['certificate', 'receipt', 'schedule'].map((kind) => `documents/policies/${policyId}/${kind}-1.pdf`),
    );
  });

  test('tells the holder, and the agent or, without one, the insurer', async () => {
    const direct = await issued();
    await run(direct.policyId);
    expect(mails()).toEqual([
      { template: 'policy-issued', policyId: direct.policyId },
      { template: 'policy-sold', policyId: direct.policyId, accountId },
    ]);

    const sold = await issued(AGENT);
    await run(sold.policyId);
    expect(mails()).toContainEqual({ template: 'policy-sold', policyId: sold.policyId, accountId: editorId });
  });

  test('does nothing a second time, and nothing for a policy that is gone', async () => {
    const { policyId } = await issued();
    await run(policyId);
    const before = [...table().rows.values()];
    await run(policyId);
    await run('Z'.repeat(22));

    expect(done).toBe(3);
    expect([...table().rows.values()]).toEqual(before);
  });

  test('sets anew what has changed beside what there was, and tells the holder alone', async () => {
    const { policyId } = await issued();
    await run(policyId);
    await run(policyId, 'changed');

    expect((await findPolicy(policyId))?.files.schedule).toBe(`policies/${policyId}/schedule-2.pdf`);
    expect(files.has(`documents/policies/${policyId}/schedule-1.pdf`)).toBe(true);
    expect(mails()).toContainEqual({ template: 'policy-changed', policyId });
  });

  test('fails, and so comes again, when the policy changes while its documents are set', async () => {
    const policy = await issued();
    meanwhile = () => put([{ ...policyKey(policy.policyId), ...policy, hasClaim: true, revision: 2 }]);
    await expect(run(policy.policyId)).rejects.toThrow('has changed');
    expect(mails()).toEqual([]);

    meanwhile = () => undefined;
    await run(policy.policyId);
    expect(await findPolicy(policy.policyId)).toMatchObject({ hasClaim: true, revision: 3 });
  });

  test('has a look after two minutes, which goes when the documents are there', async () => {
    const { policyId } = await issued();
    await dynamo.send(new TransactWriteCommand({ TransactItems: [awaitPapers(policyId, NOW.toISOString())] }));
    const waiting = () => [...table().rows.values()].find(({ pk }) => pk === `DUE#PAPERS#${policyId}`);
    expect(waiting()).toMatchObject({
      job: 'issue-policy',
      payload: { policyId, occasion: 'late' },
      gsiSk: new Date(NOW.getTime() + 120_000).toISOString(),
    });

    await run(policyId);
    expect(waiting()).toBeUndefined();
  });

  test('counts documents that are late for the alarm, and sets none', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { policyId } = await issued();
    await run(policyId, 'late');
    await run('Z'.repeat(22), 'late');

    const counted = write.mock.calls.filter(([line]) => String(line).includes('PapersLate'));
    write.mockRestore();
    expect(counted).toHaveLength(1);
    expect(done).toBe(0);
    expect((await findPolicy(policyId))?.files).toEqual({});
  });
});
