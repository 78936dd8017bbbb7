/**
 * The user pools' custom authentication (Cognito developer guide, "Custom authentication challenge Lambda triggers"): one
 * question, whose answer is a ticket that a call of ours wrote. A wrong answer ends the attempt.
 */
import * as z from 'zod';
import { takeTicket } from '../../domain/accounts/tickets.ts';

const Event = z.looseObject({
  triggerSource: z.string(),
  userName: z.string(),
  request: z.looseObject({
    session: z.array(z.looseObject({ challengeName: z.string(), challengeResult: z.boolean() })).optional(),
    challengeAnswer: z.string().optional(),
    userNotFound: z.boolean().optional(),
  }),
});
type TriggerEvent = z.infer<typeof Event>;

export async function handler(sent: unknown): Promise<TriggerEvent & { response: object }> {
  const event = Event.parse(sent);
  return { ...event, response: await answer(event) };
}

async function answer({ triggerSource, userName, request }: TriggerEvent): Promise<object> {
  if (triggerSource.startsWith('DefineAuthChallenge')) return decide(request);
  if (triggerSource.startsWith('CreateAuthChallenge')) {
    return { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: 'ticket' };
  }
  const isRight = !request.userNotFound && (await takeTicket(request.challengeAnswer ?? '', userName, new Date()));
  return { answerCorrect: isRight };
}

function decide({ session = [], userNotFound }: TriggerEvent['request']): object {
  const last = session.at(-1);
  const isSignedIn = session.length === 1 && last?.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult;
  return {
    challengeName: session.length === 0 ? 'CUSTOM_CHALLENGE' : null,
    issueTokens: isSignedIn && !userNotFound,
    failAuthentication: session.length > 0 && !isSignedIn,
  };
}
