/** All operations that the local user pools know, each with the shape of its request and who may call it. */
import type * as z from 'zod';
import { adminInitiateAuth, adminRespondToAuthChallenge, initiateAuth } from './auth-operations.ts';
import type { CognitoContext } from './context.ts';
import { invalidParameter } from './errors.ts';
import { addToGroup, groupsOfUser, removeFromGroup } from './groups.ts';
import * as inputs from './inputs.ts';
import { listUsers } from './list-users.ts';
import { refreshTokens, revokeToken, signOutEverywhere } from './refresh.ts';
import { associateSoftwareToken, verifySoftwareToken } from './software-token.ts';
import {
  createUser,
  disableUser,
  enableUser,
  getUser,
  removeUser,
  setPassword,
  signOutUser,
  updateAttributes,
  withUser,
} from './user-operations.ts';

export type Operation = {
  /** `iam`: the caller signs and needs a permission on the pool. `public`: AWS takes the call unsigned. */
  access: 'iam' | 'public';
  run(context: CognitoContext, body: unknown): Promise<object>;
};

function operation<Input>(
  access: Operation['access'],
  schema: z.ZodType<Input>,
  work: (context: CognitoContext, input: Input) => object | Promise<object>,
): Operation {
  return {
    access,
    run: async (context, body) => {
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw invalidParameter(describeFault(parsed.error));
      return work(context, parsed.data);
    },
  };
}

function describeFault(error: z.ZodError): string {
  const faults = error.issues.map((issue) => `${issue.path.join('.') || 'the request'}: ${issue.message}`);
  return `${faults.length} validation error${faults.length === 1 ? '' : 's'} detected: ${faults.join('; ')}`;
}

export const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['AdminCreateUser', operation('iam', inputs.createUserInput, createUser)],
  ['AdminSetUserPassword', operation('iam', inputs.setPasswordInput, setPassword)],
  ['AdminGetUser', operation('iam', inputs.userInput, getUser)],
  ['AdminUpdateUserAttributes', operation('iam', inputs.updateAttributesInput, updateAttributes)],
  ['AdminDisableUser', operation('iam', inputs.userInput, disableUser)],
  ['AdminEnableUser', operation('iam', inputs.userInput, enableUser)],
  ['AdminDeleteUser', operation('iam', inputs.userInput, removeUser)],
  ['AdminUserGlobalSignOut', operation('iam', inputs.userInput, signOutUser)],
  ['AdminAddUserToGroup', operation('iam', inputs.groupMemberInput, addMember)],
  ['AdminRemoveUserFromGroup', operation('iam', inputs.groupMemberInput, removeMember)],
  ['AdminListGroupsForUser', operation('iam', inputs.listGroupsInput, listGroupsOfUser)],
  ['ListUsers', operation('iam', inputs.listUsersInput, listUsers)],
  ['AdminInitiateAuth', operation('iam', inputs.adminInitiateAuthInput, adminInitiateAuth)],
  ['AdminRespondToAuthChallenge', operation('iam', inputs.respondInput, adminRespondToAuthChallenge)],
  ['AssociateSoftwareToken', operation('public', inputs.associateTokenInput, associateSoftwareToken)],
  ['VerifySoftwareToken', operation('public', inputs.verifyTokenInput, verifySoftwareToken)],
  ['InitiateAuth', operation('public', inputs.initiateAuthInput, initiateAuth)],
  ['GetTokensFromRefreshToken', operation('public', inputs.refreshInput, refresh)],
  ['GlobalSignOut', operation('public', inputs.accessTokenInput, signOut)],
  ['RevokeToken', operation('public', inputs.revokeInput, revoke)],
]);

function addMember(context: CognitoContext, input: z.infer<typeof inputs.groupMemberInput>): object {
  return withUser(context, input, (user, pool) => {
    addToGroup(context.store, pool, user, input.GroupName);
    return {};
  });
}

function removeMember(context: CognitoContext, input: z.infer<typeof inputs.groupMemberInput>): object {
  return withUser(context, input, (user, pool) => {
    removeFromGroup(context.store, pool, user, input.GroupName);
    return {};
  });
}

/** A pool has few groups, so that all fit on the first page. */
function listGroupsOfUser(context: CognitoContext, input: z.infer<typeof inputs.listGroupsInput>): object {
  return withUser(context, input, (user, pool) => ({
    Groups: groupsOfUser(context.store, pool, user).map((group) => ({ ...group, UserPoolId: pool.id })),
  }));
}

function refresh(context: CognitoContext, input: z.infer<typeof inputs.refreshInput>): object {
  return { AuthenticationResult: refreshTokens(context, input.ClientId, input.RefreshToken) };
}

function signOut(context: CognitoContext, input: z.infer<typeof inputs.accessTokenInput>): object {
  signOutEverywhere(context, input.AccessToken);
  return {};
}

function revoke(context: CognitoContext, input: z.infer<typeof inputs.revokeInput>): object {
  revokeToken(context, input.ClientId, input.Token);
  return {};
}
