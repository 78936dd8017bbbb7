/**
 * Whose name stands on invoices. These particulars are made up and are put in place of the company's own before the first
 * real invoice: numbers and address belong to nobody.
 */
export const seller = {
  name: 'XPage Example Limited',
  addressLine: '1 Sample Street',
  city: 'London',
  postcode: 'ZZ1 1ZZ',
  country: 'GB',
  companyNumber: '00000000',
  vatNumber: 'GB000000000',
  /** Its number in the One Stop Shop for consumers of the EU (non-Union scheme). */
  ossNumber: 'EU372000000',
  email: 'billing@xpage.example',
} as const;
