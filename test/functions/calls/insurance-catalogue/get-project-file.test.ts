import { describe, expect, test } from 'vitest';
import { getProjectFile } from '../../../../functions/calls/insurance-catalogue/get-project-file.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getProjectFile', () => {
  test('gives the policy wording in a language, named by product, version and language', async () => {
    put(publishedRows({ languages: ['en_us', 'zh_hk'] }));

    expect(await getProjectFile({ productCode: 'travel-hk', language: 'zh_hk' }, callContext())).toEqual({
      fileName: 'travel-hk-1-zh_hk.md',
      contentType: 'text/markdown; charset=utf-8',
      content: '# Wording in zh_hk',
    });
  });

  test('knows no other file', async () => {
    await expect(getProjectFile({ productCode: 'none', language: 'en_us' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
