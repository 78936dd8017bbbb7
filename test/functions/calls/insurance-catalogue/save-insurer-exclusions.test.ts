import { describe, expect, test } from 'vitest';
import { saveInsurerExclusions } from '../../../../functions/calls/insurance-catalogue/save-insurer-exclusions.ts';
import { isOnExclusionList } from '../../../../functions/domain/insurance/exclusion-list.ts';
import type { ExcludedPerson } from '../../../../shared/insurance/insurer.ts';
import { asEditor, asNobody, uploadId } from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { table } = useInsurer();
const files = useMemoryBuckets();

const ana: ExcludedPerson = { firstName: 'Ana', lastName: 'Kolár', birth: '1980-04-30', idNumber: 'A-123' };
const add = (persons: ExcludedPerson[]) => saveInsurerExclusions({ action: 'add', persons }, asEditor());

function addFile(text: string) {
  files.set(`incoming/insurers/${accountId}/${uploadId}`, text);
  return saveInsurerExclusions({ action: 'add-file', uploadId }, asEditor());
}

describe('saveInsurerExclusions', () => {
  test('adds somebody once, as a mark that says nothing of them', async () => {
    await add([ana]);

    expect(await add([ana])).toEqual({ persons: 1, count: 1 });
    expect(await isOnExclusionList(accountId, { ...ana, lastName: 'kolar', idNumber: undefined })).toBe(true);
    expect(await isOnExclusionList(otherAccountId, ana)).toBe(false);
    expect(JSON.stringify([...table().rows.values()])).not.toMatch(/Kolár|A-123/);
  });

  test('takes somebody off again', async () => {
    await add([ana]);

    expect(await saveInsurerExclusions({ action: 'remove', persons: [ana] }, asEditor())).toEqual({
      persons: 1,
      count: 0,
    });
    expect(await isOnExclusionList(accountId, ana)).toBe(false);
  });

  test('adds the rows of a file, with or without a heading, and deletes the file', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `Person ${at},Öst,1970-01-02,`);

    expect(await addFile(`\uFEFFfirst name,last name,birth,id\r\n${rows.join('\r\n')}\r\n`)).toEqual({
      persons: 150,
      count: 150,
    });
    expect(files.size).toBe(0);
    expect(await addFile('"Kim, Jr.",Lee,1990-12-31,X1')).toEqual({ persons: 1, count: 151 });
  });

  test.each([
    ['Ana,Kolar,1980-04-30\nBo,Berg,30.04.1980', 'line 2 needs a name and a birth as YYYY-MM-DD'],
    ['name,birth', 'it has no rows'],
    ['', 'it has no rows'],
  ])('adds nothing of a file with a fault: %j', async (text, reason) => {
    await expect(addFile(text)).rejects.toMatchObject({ code: 'file_unreadable', details: { reason } });
    expect(await isOnExclusionList(accountId, { firstName: 'Ana', lastName: 'Kolar', birth: '1980-04-30' })).toBe(
      false,
    );
  });

  test('is for companies', async () => {
    await expect(saveInsurerExclusions({ action: 'add', persons: [ana] }, asNobody())).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
