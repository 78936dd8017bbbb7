/**
 * A company: the account that founded it, its members, and the agents who are bound to it. Its id is the founder's
 * account id, whose plan is the company's.
 */
import * as z from 'zod';
import { optionalWebLink } from '../rules/web-link.ts';
import { shortText } from '../rules/short-text.ts';
import { companyRoles } from './company-roles.ts';
import { Photo } from './photo.ts';

/** Last part of addresses that name a company: `/chat/{agentName}/{agencyName}/{productId}`. */
export const AgencyName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** What its people write. */
export const CompanyContent = z.strictObject({
  name: shortText(120),
  website: optionalWebLink,
  logo: Photo.nullable(),
});
export type CompanyContent = z.infer<typeof CompanyContent>;

export const Company = CompanyContent.extend({
  companyId: z.string(),
  /** Made from the name once, and never another's. */
  agencyName: AgencyName,
  createdAt: z.iso.datetime(),
});
export type Company = z.infer<typeof Company>;

/** Most members of a company, invitations included. */
export const MAX_MEMBERS = 50;

/** Somebody who works on the company's products; agents are bound by their agency's e-mail instead. */
export const Member = z.strictObject({
  accountId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  /** Who founded it: their plan is the company's, so they stay. */
  isFounder: z.boolean(),
  since: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;

/** Good for seven days, once. */
export const Invitation = z.strictObject({
  invitationId: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;
