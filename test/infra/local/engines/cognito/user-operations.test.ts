import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
  type AdminGetUserCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, freshEmail, POOL_ID, poolWith, signIn, startPools, type Pools } from './cognito-kit.ts';

let pools: Pools;
beforeAll(async () => {
  pools = await startPools();
});
afterAll(() => pools.close());

function create(Username: string, UserAttributes: Array<{ Name: string; Value: string }> = []) {
  const command = new AdminCreateUserCommand({
    UserPoolId: POOL_ID,
    Username,
    UserAttributes,
    MessageAction: 'SUPPRESS',
  });
  return pools.client.send(command);
}

function update(Username: string, attributes: Record<string, string>) {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return pools.client.send(new AdminUpdateUserAttributesCommand({ UserPoolId: POOL_ID, Username, UserAttributes }));
}

function get(Username: string): Promise<AdminGetUserCommandOutput> {
  return pools.client.send(new AdminGetUserCommand({ UserPoolId: POOL_ID, Username }));
}

function attributesOf(user: AdminGetUserCommandOutput): Record<string, string | undefined> {
  return Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
}

describe('creating a user', () => {
  it('gives it a sub as its username and no password', async () => {
    const email = freshEmail();
    const { User } = await create(email);
    const user = await get(email);
    expect(user.Username).toBe(User?.Username);
    expect(attributesOf(user)).toEqual({ sub: user.Username, email });
    expect(user).toMatchObject({
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      UserCreateDate: expect.any(Date),
    });
    await expect(signIn(pools, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('with one address in parallel has exactly one winner', async () => {
    const email = freshEmail();
    const spellings = [email, email.toUpperCase(), email, email.toUpperCase()];
    const outcomes = await Promise.allSettled(spellings.map((spelling) => create(spelling)));
    const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(losers).toHaveLength(3);
    for (const loser of losers) expect(loser.reason).toMatchObject({ name: 'UsernameExistsException' });
  });

  it.each(['anna', '+4915112345678', 'anna@', ' anna@example.com'])('refuses %j as an address', async (username) => {
    await expect(create(username)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  it('refuses attributes that the schema does not have', async () => {
    await expect(create(freshEmail(), [{ Name: 'custom:rank', Value: '1' }])).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.custom:rank: Attribute does not exist in the schema.',
    });
    await expect(create(freshEmail(), [{ Name: 'custom:ownerId', Value: 'x'.repeat(27) }])).rejects.toThrow('26');
    await expect(create(freshEmail(), [{ Name: 'email', Value: 'other@example.com' }])).rejects.toThrow('differs');
  });

  it('refuses to send an invitation, because these pools send nothing', async () => {
    const command = new AdminCreateUserCommand({ UserPoolId: POOL_ID, Username: freshEmail() });
    await expect(pools.client.send(command)).rejects.toThrow('set MessageAction to SUPPRESS');
  });
});

describe('changing attributes', () => {
  it('moves the sign-in to the new address, which is unverified', async () => {
    const before = await addUser(pools);
    const after = freshEmail();
    await update(before, { email: after });
    expect(attributesOf(await get(after))).toMatchObject({ email: after, email_verified: 'false' });
    await expect(signIn(pools, after)).resolves.toBeDefined();
    await expect(get(before)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(create(before)).resolves.toBeDefined();
  });

  it('refuses the address of somebody else and then changes nothing', async () => {
    const [mine, theirs] = [await addUser(pools), await addUser(pools)];
    await expect(update(mine, { name: 'Mine', email: theirs.toUpperCase() })).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    });
    const attributes = attributesOf(await get(mine));
    expect(attributes).toMatchObject({ email: mine, email_verified: 'true' });
    expect(attributes).not.toHaveProperty('name');
  });

  it('refuses what cannot change and removes what is set to nothing', async () => {
    const email = await addUser(pools);
    await update(email, { name: 'Ana' });
    await update(email, { name: '' });
    expect(attributesOf(await get(email))).not.toHaveProperty('name');
    await expect(update(email, { 'custom:ownerId': 'other' })).rejects.toThrow('Attribute cannot be updated.');
    await expect(update(email, { sub: 'other' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(update(email, { email: 'nonsense' })).rejects.toThrow('Invalid email address format.');
  });
});

describe('setting a password', () => {
  it('refuses one that breaks the policy of the pool and keeps the old one', async () => {
    const email = await addUser(pools);
    const command = new AdminSetUserPasswordCommand({ UserPoolId: POOL_ID, Username: email, Password: 'simple' });
    await expect(pools.client.send(command)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(signIn(pools, email)).resolves.toBeDefined();
  });

  it('fails for a user that does not exist', async () => {
    const user = { UserPoolId: POOL_ID, Username: 'nobody@example.com' };
    const command = new AdminSetUserPasswordCommand({ ...user, Password: 'Correct-Horse-9' });
    await expect(pools.client.send(command)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('deleting a user', () => {
  it('frees the address and takes the memberships', async () => {
    const email = await addUser(pools);
    const user = { UserPoolId: POOL_ID, Username: email };
    await pools.client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'editors' }));
    await pools.client.send(new AdminDeleteUserCommand(user));
    await expect(get(email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await addUser(pools, email);
    const { Groups } = await pools.client.send(new AdminListGroupsForUserCommand(user));
    expect(Groups).toEqual([]);
  });
});

describe('groups', () => {
  it('are joined, listed by precedence, and left; doing either twice changes nothing', async () => {
    const user = { UserPoolId: POOL_ID, Username: await addUser(pools) };
    for (const GroupName of ['readers', 'editors', 'editors']) {
      await pools.client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
    }
    const joined = await pools.client.send(new AdminListGroupsForUserCommand(user));
    expect(joined.Groups?.map((group) => group.GroupName)).toEqual(['editors', 'readers']);
    for (let time = 0; time < 2; time += 1) {
      await pools.client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: 'editors' }));
    }
    const left = await pools.client.send(new AdminListGroupsForUserCommand(user));
    expect(left.Groups?.map((group) => group.GroupName)).toEqual(['readers']);
  });

  it('that the template does not declare do not exist', async () => {
    const command = new AdminAddUserToGroupCommand({
      UserPoolId: POOL_ID,
      Username: await addUser(pools),
      GroupName: 'kings',
    });
    await expect(pools.client.send(command)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('listing users', () => {
  let crowd: Pools;
  beforeAll(async () => {
    crowd = await startPools({ pools: [poolWith({ UsernameAttributes: ['email', 'phone_number'] })] });
    for (const email of ['ana@example.com', 'anatol@example.com', 'ben@example.com']) await addUser(crowd, email);
    const phone = { UserPoolId: POOL_ID, Username: '+4915112345678', MessageAction: 'SUPPRESS' as const };
    await crowd.client.send(new AdminCreateUserCommand(phone));
  });
  afterAll(() => crowd.close());

  async function list(Filter: string): Promise<Array<string | undefined>> {
    const { Users } = await crowd.client.send(new ListUsersCommand({ UserPoolId: POOL_ID, Filter }));
    return (Users ?? []).map((user) => user.Attributes?.find(({ Name }) => Name === 'email')?.Value);
  }

  it('filters by a whole value or by its beginning', async () => {
    expect(await list('email = "ANA@example.com"')).toEqual(['ana@example.com']);
    expect(await list('email ^= "ana"')).toEqual(['ana@example.com', 'anatol@example.com']);
    expect(await list('phone_number = "+4915112345678"')).toHaveLength(1);
    const { Username } = await crowd.client.send(
      new AdminGetUserCommand({ UserPoolId: POOL_ID, Username: 'ben@example.com' }),
    );
    expect(await list(`sub = "${Username}"`)).toEqual(['ben@example.com']);
    expect(await list('email = "a"')).toEqual([]);
  });

  it.each(['email', 'email = ana', 'email = "a" or "b"', 'name = "Ana"'])('refuses the filter %j', async (filter) => {
    await expect(list(filter)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('gives every user once, page by page', async () => {
    const first = await crowd.client.send(new ListUsersCommand({ UserPoolId: POOL_ID, Limit: 3 }));
    const second = await crowd.client.send(
      new ListUsersCommand({ UserPoolId: POOL_ID, Limit: 3, PaginationToken: first.PaginationToken }),
    );
    const names = [...(first.Users ?? []), ...(second.Users ?? [])].map((user) => user.Username);
    expect(new Set(names).size).toBe(4);
    expect(names).toHaveLength(4);
    expect(second.PaginationToken).toBeUndefined();
  });
});
