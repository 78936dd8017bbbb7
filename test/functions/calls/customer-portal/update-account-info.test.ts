import { describe, expect, test } from 'vitest';
import { updateAccountInfo } from '../../../../functions/calls/customer-portal/update-account-info.ts';
import { updateAccountInfo as contract } from '../../../../shared/calls/customer-portal.ts';
import { customerKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { customerContext, customerId, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const british = { country: 'GB', telephone: '07911 123456', postcode: 'sw1a 1aa', town: 'London' };
const input = { ...contract.example.input, ...british };
const update = (changes: object = {}) => updateAccountInfo({ ...input, ...changes }, customerContext());

describe('updateAccountInfo', () => {
  test('keeps the details in one spelling, and leaves all else as it is', async () => {
    memory.put([customerRow()]);
    const answer = await update({ firstName: '  Wei ' });

    expect(answer).toMatchObject({ firstName: 'Wei', telephone: '+447911123456', postcode: 'SW1A 1AA', country: 'GB' });
    expect(memory.table().row(customerKey(customerId))).toMatchObject({ ...answer, status: 'active' });
  });

  test.each(['firstName', 'lastName', 'birth', 'telephone', 'postcode', 'addressLine', 'town'])(
    'wants %s',
    async (field) => {
      await expect(update({ [field]: ' ' })).rejects.toMatchObject({
        code: 'field_required',
        details: { fields: { [field]: 'field_required' } },
      });
    },
  );

  test('wants no postcode where the country has none', async () => {
    memory.put([customerRow()]);

    await expect(update({ country: 'HK', telephone: '9123 4567', postcode: '' })).resolves.toMatchObject({
      postcode: '',
    });
  });

  test.each([
    ['a number of another country', { telephone: '+46701234567' }, 'phone_invalid'],
    ['a postcode of another form', { postcode: '10115' }, 'postcode_invalid'],
    ['a day that there is not', { birth: '1991-02-30' }, 'birth_invalid'],
    ['a day to come', { birth: '2027-01-01' }, 'birth_invalid'],
    ['a day that nobody remembers', { birth: '1850-01-01' }, 'birth_invalid'],
    ['a name without end', { firstName: 'x'.repeat(300) }, 'input_invalid'],
  ])('refuses %s', async (_, changes, code) => {
    memory.put([customerRow()]);

    await expect(update(changes)).rejects.toMatchObject({ code });
    expect(memory.table().row(customerKey(customerId))).toEqual(customerRow());
  });

  test('names every field that is wrong', async () => {
    await expect(update({ town: '', postcode: 'x', telephone: '1' })).rejects.toMatchObject({
      details: { fields: { town: 'field_required', postcode: 'postcode_invalid', telephone: 'phone_invalid' } },
    });
  });
});
