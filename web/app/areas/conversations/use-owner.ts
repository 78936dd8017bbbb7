/** The owner as these screens speak of them: their name and the time zone that their days are counted in. */
import { greetingName } from '../../../../shared/places/name-order.ts';
import { useCall } from '../../../lib/use-call.ts';

export type Owner = {
  /** Full name; empty while it is being read. */
  name: string;
  /** What friendly sentences say: the first name, where the owner's language has one first. */
  firstName: string;
  /** IANA name; the browser's own while the account is being read. */
  timeZone: string;
};

export function useOwner(): Owner {
  const { data } = useCall('getUserInfo', {});
  const name = data?.fullName.trim() ?? '';
  return {
    name,
    firstName: greetingName(name, data?.language ?? ''),
    timeZone: data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
