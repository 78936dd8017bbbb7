import { describe, expect, test } from 'vitest';
import { customerDownloadPolicyFile } from '../../../../functions/calls/customer-portal/customer-download-policy-file.ts';
import { makeDocumentToken } from '../../../../functions/domain/insurance/document-tokens.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('a document of a policy', () => {
  test('is not read with a token of somebody else’s (T56), which is used up by the try', async () => {
    const { policyId } = await ownPolicy(put);
    const { token } = await makeDocumentToken(policyId, 'schedule', asCustomer());

    await expect(customerDownloadPolicyFile({ token }, asOther())).rejects.toMatchObject({ code: 'not_found' });
    await expect(customerDownloadPolicyFile({ token }, asCustomer())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('says so while it is not drawn', async () => {
    const { policyId } = await ownPolicy(put);
    const { token } = await makeDocumentToken(policyId, 'schedule', asCustomer());

    await expect(customerDownloadPolicyFile({ token }, asCustomer())).rejects.toMatchObject({
      code: 'document_not_ready',
    });
  });
});
