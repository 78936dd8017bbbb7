import { describe, expect, test } from 'vitest';
import { companyRights, companyRoles, hasCompanyRight } from '../../shared/model/company-roles.ts';
import { registry } from '../../shared/calls/registry.ts';

describe('the roles of a company', () => {
  test('may each do less than the one before, and somebody without one nothing', () => {
    const rightsOf = companyRoles.map((role) => companyRights.filter((right) => hasCompanyRight(role, right)));

    expect(rightsOf).toEqual([
      ['manage-company', 'edit-products', 'use-products', 'underwrite'],
      ['edit-products', 'use-products', 'underwrite'],
      ['use-products'],
    ]);
    expect(companyRights.filter((right) => hasCompanyRight(null, right))).toEqual([]);
  });

  test('are asked for by calls of owners alone, as nobody else has a company', () => {
    const asking = registry.filter(({ companyRight }) => companyRight !== undefined);

    expect(asking.filter(({ caller }) => caller !== 'owner')).toEqual([]);
  });
});
