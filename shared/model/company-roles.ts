/**
 * Roles of the people of a company, and what each may do: data, so that calls name a right and never a role. Who has no
 * company has no role, and none of these rights.
 */
export const companyRights = [
  /** Plan, people and their roles. */
  'manage-company',
  /** Products and their documents. */
  'edit-products',
  /** Which products one's own page shows, and the conversations about them. */
  'use-products',
  /** Referred applications for insurance that no agent decides. */
  'underwrite',
] as const;
export type CompanyRight = (typeof companyRights)[number];

export const companyRoles = ['admin', 'editor', 'agent'] as const;
export type CompanyRole = (typeof companyRoles)[number];

const rightsOf: Record<CompanyRole, readonly CompanyRight[]> = {
  admin: companyRights,
  editor: ['edit-products', 'use-products', 'underwrite'],
  agent: ['use-products'],
};

export function hasCompanyRight(role: CompanyRole | null, right: CompanyRight): boolean {
  return role !== null && rightsOf[role].includes(right);
}
