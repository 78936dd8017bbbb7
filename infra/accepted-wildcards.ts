/** The statements that may hold an asterisk, one by one, each with the reason why it cannot be narrower. */

/** Of an IAM policy, as a template has it. */
export type WrittenStatement = { Effect: string; Action: unknown; Resource?: unknown };

export type AcceptedWildcard = {
  /** Logical ids of the policies that it may stand in. */
  policy: RegExp;
  /** What every action of the statement has to be. */
  actions: RegExp;
  /** What every resource of the statement has to be, with `<>` for a reference. */
  resources: RegExp;
  reason: string;
};

/** IAM has what is too long for the first policy in further ones. */
const ofFunctions = /RightsRole(DefaultPolicy|OverflowPolicy\d+)/;
const ofDeployments = /^DeploymentsRoleDefaultPolicy/;

export const acceptedWildcards: readonly AcceptedWildcard[] = [
  {
    policy: ofFunctions,
    actions: /^(xray:Put(TraceSegments|TelemetryRecords)|rekognition:(Detect(Labels|Text)|(Start|Get)LabelDetection))$/,
    resources: /^\*$/,
    reason: 'Sending traces and looking at pictures know no resources (Service Authorization Reference).',
  },
  {
    policy: ofFunctions,
    actions: /^s3:(Get|Put|Delete)Object$/,
    resources: /^<>\/([a-z_-]+\/)*\*$/,
    reason: 'Keys of objects below a prefix of our own buckets are not known beforehand.',
  },
  {
    policy: ofFunctions,
    actions: /^ses:Send(Raw)?Email$/,
    resources: /^arn:aws:ses:[\w-]+:\d{12}:(identity\/\*|configuration-set\/[\w-]+)$/,
    reason:
      'In the sandbox SES asks for rights to the identities of recipients as well, and these are not known beforehand.',
  },
  {
    policy: ofFunctions,
    actions: /^sms-voice:SendTextMessage$/,
    resources: /^arn:aws:sms-voice:[\w-]+:\d{12}:sender-id\/\w+\/\*$/,
    reason: 'Our sender id exists once for each country that a message may go to.',
  },
  {
    policy: ofFunctions,
    actions: /^cloudwatch:DescribeAlarm(s|History)$/,
    resources: /^arn:aws:cloudwatch:[\w-]+:\d{12}:alarm:\*$/,
    reason: 'States of alarms are read in one request for all of them; reading is all that is allowed.',
  },
  {
    policy: /SchedulerRoleDefaultPolicy/,
    actions: /^lambda:InvokeFunction$/,
    resources: /^<>(:\*)?$/,
    reason: 'The scheduler’s target asks for all versions of the one function that it starts.',
  },
  {
    policy: /LogWriterRoleDefaultPolicy/,
    actions: /^logs:(Create|Describe|Put|Get|Filter)Log[A-Za-z]+$/,
    resources: /^arn:aws:logs:[\w-]+:\d{12}:log-group:\*$/,
    reason: 'API Gateway makes the names of its log groups itself, and writes with one role for the whole account.',
  },
  {
    policy: ofDeployments,
    actions: /^s3:(GetObject\*|GetBucket\*|List\*|DeleteObject\*|Abort\*|PutObject[A-Za-z]*)$/,
    resources: /^(<>|arn:aws:s3:::cdk-[a-z0-9]+-assets-[\w-]+)(\/\*)?$/,
    reason: 'The CDK library grants these to the function that copies files into our own buckets at deployment.',
  },
];

/** Actions and resources that hold an asterisk, with `<>` for a reference. */
export function wildcardsIn({ Action, Resource }: WrittenStatement): string[] {
  return [...asTexts(Action), ...asTexts(Resource)].filter((text) => text.includes('*'));
}

/** Whether a statement has no asterisk, or is as the list has it in that policy. */
export function isAcceptedStatement(policyId: string, statement: WrittenStatement): boolean {
  return (
    wildcardsIn(statement).length === 0 || acceptedWildcards.some((accepted) => accepts(accepted, policyId, statement))
  );
}

export function accepts(accepted: AcceptedWildcard, policyId: string, { Action, Resource }: WrittenStatement): boolean {
  return (
    accepted.policy.test(policyId) &&
    asTexts(Action).every((action) => accepted.actions.test(action)) &&
    asTexts(Resource).every((resource) => accepted.resources.test(resource))
  );
}

function asTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(asText);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  const joined = (value as { 'Fn::Join'?: [string, unknown[]] } | undefined)?.['Fn::Join'];
  return joined ? joined[1].map(asText).join(joined[0]) : '<>';
}
