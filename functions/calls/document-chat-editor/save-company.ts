import type { saveCompany as contract } from '../../../shared/calls/document-chat-editor.ts';
import { hasCompanyRight } from '../../../shared/model/company-roles.ts';
import { canFound, companyToChange } from '../../domain/companies/own-company.ts';
import { readCompany } from '../../domain/companies/read-company.ts';
import { changeCompany, foundCompany } from '../../domain/companies/save-company.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveCompany: Handler<typeof contract> = async ({ content }, context) => {
  const { company: own } = context.actor;
  if (!own) {
    if (!canFound(context)) throw new AppError('plan_needed');
    return { company: await foundCompany(context, content) };
  }
  if (!hasCompanyRight(own.role, 'manage-company')) throw new AppError('forbidden');
  const { companyId } = await companyToChange(context);
  const before = await readCompany(companyId);
  if (!before) throw new AppError('not_found');
  return { company: await changeCompany(context, before, content) };
};
