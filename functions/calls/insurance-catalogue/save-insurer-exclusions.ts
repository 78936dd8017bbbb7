import type { InputOf } from '../../../shared/calls/define-call.ts';
import type { saveInsurerExclusions as contract } from '../../../shared/calls/insurer.ts';
import type { ExcludedPerson } from '../../../shared/insurance/insurer.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import {
  changeExclusions,
  countExclusions,
  readExclusionFile,
} from '../../domain/insurance/insurer/change-exclusions.ts';
import { deleteInsurerUpload, readInsurerUpload } from '../../domain/insurance/insurer/insurer-uploads.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveInsurerExclusions: Handler<typeof contract> = async (input, context) => {
  const { companyId } = await companyToChange(context);
  const persons = await personsIn(input, companyId);
  await changeExclusions(companyId, persons, input.action !== 'remove');
  // Names are not to lie there for the rest of the day.
  if (input.action === 'add-file') await deleteInsurerUpload(companyId, input.uploadId);
  return { persons: persons.length, count: await countExclusions(companyId) };
};

async function personsIn(input: InputOf<typeof contract>, companyId: string): Promise<ExcludedPerson[]> {
  if (input.action !== 'add-file') return input.persons;
  const { uploadId } = input;
  return readExclusionFile(await readInsurerUpload(companyId, { purpose: 'exclusions', uploadId }));
}
