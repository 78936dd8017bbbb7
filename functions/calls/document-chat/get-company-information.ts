import type { getCompanyInformation as contract } from '../../../shared/calls/document-chat.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCompanyInformation: Handler<typeof contract> = async ({ agentName }) => {
  const live = await findLivePageByName(agentName);
  if (!live || live.page.profile.organisation === '') throw new AppError('not_found');
  const { organisation, organisationLink } = live.page.profile;
  return { company: { name: organisation, website: organisationLink } };
};
