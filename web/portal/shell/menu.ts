/** The menu of the portal (specification 1, section 2), in its order. */
import { ClockIcon, DocumentIcon, KeyIcon, MailIcon, PhoneIcon, ProfileIcon } from '../../ui/icons.tsx';
import { portalPaths } from '../portal-paths.ts';

export const insuranceEntries = [
  { name: 'policies', path: portalPaths.policies, icon: DocumentIcon },
  { name: 'quotes', path: portalPaths.quotes, icon: ClockIcon },
  { name: 'agents', path: portalPaths.agents, icon: PhoneIcon },
] as const;

export const accountEntries = [
  { name: 'details', path: portalPaths.details, icon: ProfileIcon },
  { name: 'preferences', path: portalPaths.preferences, icon: MailIcon },
  { name: 'password', path: portalPaths.password, icon: KeyIcon },
] as const;

export type MenuEntry = (typeof insuranceEntries)[number] | (typeof accountEntries)[number];
