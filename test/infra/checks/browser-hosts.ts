/** That browsers may reach what our code sends them to: hosts in policies against buckets, CORS against signed uploads. */
import { readFileSync } from 'node:fs';
import { fieldOrigins } from '../../../infra/payment-origins.ts';
import { analyticsOrigin, appOrigin, mediaOrigin } from '../../../infra/stages.ts';
import { readerOf, type Reader } from '../references.ts';
import {
  at,
  behavioursOf,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  targetOf,
  textAt,
} from '../templates.ts';
import { breakFirst, type Check, unless } from './check.ts';

const awsOnly = ['dev', 'uat', 'preprod', 'prod'];
const POLICY = 'AWS::CloudFront::ResponseHeadersPolicy';
const CONTENTS =
  'Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy';

/** The bucket that uploads are signed for, and the method with which the browser sends them, from the code that signs. */
const signing = readFileSync(new URL('../../../functions/kit/sign-upload.ts', import.meta.url), 'utf8');
const uploadBucket = /Bucket: environment\.bucket\('(\w+)'\)/.exec(signing)?.[1] ?? 'none';
const uploadMethod = signing.includes('createPresignedPost(') ? 'POST' : 'PUT';

const bucketNamed = (templates: StageTemplates, name: string): Placed[] =>
  resourcesOf(templates, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith(`Buckets${name}Bucket`));
const hostOf = ({ where }: Placed) => `https://{${where}.RegionalDomainName}`;

/** Sources by directive. */
function policyOf(resource: Placed | undefined, read: Reader): Record<string, string[]> {
  const text = resource ? read(at(resource, CONTENTS) ?? '', resource.template) : '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The policy that documents under a path come with. */
function policyAt(path: string, templates: StageTemplates, read: Reader): Record<string, string[]> {
  const [distribution] = resourcesOf(templates, 'AWS::CloudFront::Distribution');
  const behaviour = behavioursOf(distribution).find((one) => textAt(one, 'PathPattern') === path);
  const id = targetOf(at(behaviour, 'ResponseHeadersPolicyId'));
  return policyOf(
    resourcesOf(templates, POLICY).find((policy) => policy.id === id),
    read,
  );
}

/** What a browser loads from elsewhere, by path and directive: the app uploads, chats show pictures of cited pages. */
function neededHosts(templates: StageTemplates): { path: string; directive: string; host: string }[] {
  const [uploads] = bucketNamed(templates, uploadBucket);
  const [documents] = bucketNamed(templates, 'documents');
  const media = mediaOrigin(templates.stage);
  const cognito = `https://cognito-idp.${templates.stage.region}.amazonaws.com`;
  return [
    ...['/app', '/portal/*', '/insurance/*'].flatMap((path) => [
      { path, directive: 'connect-src', host: uploads ? hostOf(uploads) : 'a bucket for uploads' },
      { path, directive: 'connect-src', host: cognito },
      { path, directive: 'connect-src', host: media },
      { path, directive: 'img-src', host: media },
    ]),
    ...['/chat', '/embed/*'].flatMap((path) => [
      { path, directive: 'img-src', host: documents ? hostOf(documents) : 'a bucket for documents' },
      { path, directive: 'img-src', host: media },
    ]),
  ];
}

/** Hosts that a policy may name. */
function knownHosts(templates: StageTemplates): string[] {
  const { stage } = templates;
  const { scripts, frames, connections } = fieldOrigins(stage);
  const analytics = analyticsOrigin(stage);
  return [
    appOrigin(stage),
    mediaOrigin(stage),
    `https://cognito-idp.${stage.region}.amazonaws.com`,
    ...resourcesOf(templates, 'AWS::S3::Bucket').map(hostOf),
    ...[...scripts, ...frames, ...connections, ...(analytics === null ? [] : [analytics])],
  ];
}

export const browserHostChecks: Check[] = [
  {
    id: 'R21',
    title: 'documents may load from every host that our code sends their browsers to',
    only: awsOnly,
    faults: (templates) => {
      const read = readerOf(templates);
      return neededHosts(templates)
        .filter(({ path, directive, host }) => !policyAt(path, templates, read)[directive]?.includes(host))
        .map(({ path, directive, host }) => `${path}: ${directive} lacks ${host}`);
    },
    break: (templates) => {
      for (const policy of resourcesOf(templates, POLICY)) {
        const security = at(policy, CONTENTS.replace(/\.ContentSecurityPolicy$/, '')) as Record<string, unknown>;
        security['ContentSecurityPolicy'] = "default-src 'self'";
      }
    },
  },
  {
    id: 'R21b',
    title: 'documents may load from no host that is not ours or on a list of ours',
    only: awsOnly,
    faults: (templates) => {
      const read = readerOf(templates);
      const known = knownHosts(templates);
      return resourcesOf(templates, POLICY).flatMap((policy) =>
        Object.values(policyOf(policy, read))
          .flat()
          .filter((source) => /^(https?:|\{|\*\.|[\w-]+\.)/.test(source))
          .filter((source) => !known.some((host) => source === host || source.startsWith(`${host}/`)))
          .map((source) => `${policy.where}: ${source}`),
      );
    },
    break: (templates) =>
      breakFirst(templates, POLICY, (properties) => {
        const config = at(
          properties,
          'ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy',
        ) as Record<string, unknown>;
        config['ContentSecurityPolicy'] = "default-src 'self' https://cdn.example";
      }),
  },
  {
    id: 'R22',
    title: 'the bucket for uploads takes them from the app, by the method and with the headers that they come with',
    faults: (templates) => {
      const rulesOf = (bucket: unknown) => listAt(bucket, 'Properties.CorsConfiguration.CorsRules');
      const takesUploads = (bucket: unknown) =>
        rulesOf(bucket).some(
          (rule) =>
            listAt(rule, 'AllowedMethods').join() === uploadMethod &&
            listAt(rule, 'AllowedOrigins').join() === appOrigin(templates.stage) &&
            ['*', 'content-type'].some((header) =>
              listAt(rule, 'AllowedHeaders')
                .map((one) => String(one).toLowerCase())
                .includes(header),
            ),
        );
      const uploads = bucketNamed(templates, uploadBucket);
      const others = resourcesOf(templates, 'AWS::S3::Bucket').filter(({ id }) => id !== uploads[0]?.id);
      return [
        ...(uploads.length === 1 ? [] : [`there is no bucket ${uploadBucket}`]),
        ...unless(uploads, takesUploads, `takes no ${uploadMethod} from the app`),
        ...unless(others, (bucket) => rulesOf(bucket).length === 0, 'no script writes to it'),
      ];
    },
    break: (templates) => {
      for (const { Properties } of bucketNamed(templates, uploadBucket))
        Properties['CorsConfiguration'] = { CorsRules: [] };
    },
  },
];
