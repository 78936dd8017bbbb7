/** The request of each operation. Members that the local user pools would have to ignore are refused instead. */
import * as z from 'zod';
import { AUTH_FLOWS } from './auth-flows.ts';

const metadata = z.record(z.string(), z.string());
const attributes = z.array(z.strictObject({ Name: z.string().min(1), Value: z.string().optional() }));
const userOfPool = { UserPoolId: z.string(), Username: z.string().min(1) };

export const userInput = z.strictObject(userOfPool);

export const createUserInput = z.strictObject({
  ...userOfPool,
  UserAttributes: attributes.optional(),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
});

export const setPasswordInput = z.strictObject({
  ...userOfPool,
  Password: z.string(),
  Permanent: z.boolean().optional(),
});

export const updateAttributesInput = z.strictObject({ ...userOfPool, UserAttributes: attributes });

export const groupMemberInput = z.strictObject({ ...userOfPool, GroupName: z.string().min(1) });

export const listGroupsInput = z.strictObject({ ...userOfPool, Limit: z.int().min(0).max(60).optional() });

export const listUsersInput = z.strictObject({
  UserPoolId: z.string(),
  Filter: z.string().max(256).optional(),
  Limit: z.int().min(0).max(60).optional(),
  PaginationToken: z.string().optional(),
});

export const initiateAuthInput = z.strictObject({
  ClientId: z.string(),
  AuthFlow: z.enum(AUTH_FLOWS),
  AuthParameters: metadata.optional(),
  ClientMetadata: metadata.optional(),
});

export const adminInitiateAuthInput = initiateAuthInput.extend({ UserPoolId: z.string() });

export const respondInput = z.strictObject({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: metadata.optional(),
  Session: z.string().optional(),
  ClientMetadata: metadata.optional(),
});

export const associateTokenInput = z.strictObject({ Session: z.string().min(1) });

export const verifyTokenInput = z.strictObject({
  Session: z.string().min(1),
  UserCode: z.string().min(1),
  FriendlyDeviceName: z.string().optional(),
});

/** Browsers name a device here when they remember one; no device is ever remembered by these pools. */
export const refreshInput = z.strictObject({
  ClientId: z.string(),
  RefreshToken: z.string().min(1),
  DeviceKey: z.string().optional(),
  ClientMetadata: metadata.optional(),
});

export const accessTokenInput = z.strictObject({ AccessToken: z.string().min(1) });

export const revokeInput = z.strictObject({ ClientId: z.string(), Token: z.string().min(1) });
