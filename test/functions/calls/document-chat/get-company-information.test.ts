import { describe, expect, test } from 'vitest';
import { getCompanyInformation } from '../../../../functions/calls/document-chat/get-company-information.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { livePageRows, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const ask = () => getCompanyInformation({ agentName: 'Mara' }, callContext());

describe('getCompanyInformation', () => {
  test('names the company that the live page names', async () => {
    const profile = { organisation: 'Studio Nord', organisationLink: 'https://nord.example/' };
    store(dynamo, livePageRows(publicPage(profile)));

    expect(await ask()).toEqual({ company: { name: 'Studio Nord', website: 'https://nord.example/' } });
  });

  test.each([
    ['names none', livePageRows(publicPage({ organisation: '' }))],
    ['is not live', []],
  ])('finds none for a page that %s', async (_, rows) => {
    store(dynamo, rows);

    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  });
});
