/** What the demo shows to staff: two logins, and two complaints. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { findLivePage } from '../../functions/domain/pages/find-page.ts';
import { saveComplaint } from '../../functions/domain/pages/save-complaint.ts';
import { findComplaint } from '../../functions/domain/support/complaints.ts';
import { cognito } from '../../functions/kit/clients/cognito.ts';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';
import { environment } from '../../functions/kit/environment.ts';
import { ADMINISTRATOR_EMAIL, DEMO_PASSWORD, STAFF_EMAIL } from './people.ts';
import { jonas } from './people/jonas.ts';
import { mara } from './people/mara.ts';
import { demoId } from './random.ts';

const HOUR_MS = 3_600_000;

const complaints = [
  {
    person: mara,
    hoursAgo: 3,
    reason: 'misleading',
    text: 'The page says "from 390 €", and I was asked for 640 € for one small room.',
    contact: 'nora.visitor@example.com',
  },
  {
    person: jonas,
    hoursAgo: 26,
    reason: 'copyright',
    text: 'The second picture is mine. I took it in 2023 and never gave it to anybody.',
    contact: null,
  },
] as const;

export async function seedSupport(now: Date): Promise<void> {
  await makeStaff(STAFF_EMAIL);
  await makeStaff(ADMINISTRATOR_EMAIL);
  await makeAdministrator(ADMINISTRATOR_EMAIL);
  for (const { person, hoursAgo, ...words } of complaints) {
    const id = demoId(`complaint ${person.email}`);
    const accountId = await findAccountIdByEmail(person.email);
    const page = accountId && (await findLivePage(accountId));
    if (!page || (await findComplaint(id))) continue;
    const about = { accountId, agentName: page.profile.agentName, publishedAt: page.publishedAt };
    await saveComplaint(id, { ...about, ...words }, new Date(now.getTime() - hoursAgo * HOUR_MS));
  }
}

/** The authenticator app is set up with the first sign-in. */
async function makeStaff(email: string): Promise<void> {
  const user = { UserPoolId: environment.poolId('staff'), Username: email };
  const UserAttributes = [{ Name: 'email', Value: email }];
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: DEMO_PASSWORD, Permanent: true }));
}

/** Once more changes nothing. */
async function makeAdministrator(email: string): Promise<void> {
  const user = { UserPoolId: environment.poolId('staff'), Username: email };
  await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: ADMINISTRATORS }));
}
