/** The owner as these screens speak of them: their name and the time zone that their days are counted in. */
import { useCall } from '../../../lib/use-call.ts';

export type Owner = {
  /** Full name; empty while it is being read. */
  name: string;
  /** First word of the name, for friendly sentences. */
  firstName: string;
  /** IANA name; the browser's own while the account is being read. */
  timeZone: string;
};

export function useOwner(): Owner {
  const { data } = useCall('getUserInfo', {});
  const name = data?.fullName.trim() ?? '';
  return {
    name,
    firstName: name.split(/\s+/u)[0] ?? '',
    timeZone: data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
