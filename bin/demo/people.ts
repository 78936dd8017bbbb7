/** The people of the demo: four professions, four languages, two templates. None of them exists. */
import { jonas } from './people/jonas.ts';
import { khalid } from './people/khalid.ts';
import { mara } from './people/mara.ts';
import { mei } from './people/mei.ts';
import type { DemoPerson } from './person.ts';

/** One password for all demo logins: the demo exists on this machine alone. */
export const DEMO_PASSWORD = 'Calm-Paper-2026!';

/** Of the staff; the authenticator app is set up with the first sign-in. */
export const CUSTOMER_EMAIL = 'wei@example.com';
export const STAFF_EMAIL = 'staff@xpage.example';
export const ADMINISTRATOR_EMAIL = 'administrator@xpage.example';

export const people: readonly DemoPerson[] = [mara, khalid, jonas, mei];
