/** For each boundary rule an import that it must catch. */
export const canaries: readonly { rule: string; from: string; imports: readonly string[] }[] = [
  { rule: 'shared-stands-alone', from: 'shared/model/a.ts', imports: ['../../functions/kit/b.ts'] },
  { rule: 'shared-has-no-node', from: 'shared/model/a.ts', imports: ['node:fs'] },
  { rule: 'kit-knows-shared-only', from: 'functions/kit/a.ts', imports: ['../domain/pages/b.ts'] },
  { rule: 'domain-knows-kit-and-shared', from: 'functions/domain/pages/a.ts', imports: ['../../calls/account/b.ts'] },
  { rule: 'call-groups-are-apart', from: 'functions/calls/account/a.ts', imports: ['../session/b.ts'] },
  { rule: 'jobs-are-apart', from: 'functions/jobs/publish-page/a.ts', imports: ['../send-message/b.ts'] },
  { rule: 'functions-meet-web-in-shared', from: 'functions/domain/pages/a.ts', imports: ['../../../web/pages/b.ts'] },
  { rule: 'publish-draws-pages-only', from: 'functions/jobs/publish-page/a.ts', imports: ['../../../web/app/b.ts'] },
  { rule: 'web-meets-functions-in-shared', from: 'web/app/a.ts', imports: ['../../functions/kit/b.ts'] },
  { rule: 'pages-have-no-app', from: 'web/pages/a.ts', imports: ['../app/b.ts'] },
  { rule: 'infra-knows-shared-only', from: 'infra/stacks/a.ts', imports: ['../../functions/kit/b.ts'] },
  { rule: 'engines-stay-local', from: 'functions/kit/a.ts', imports: ['../../infra/local/engines/b.ts'] },
  { rule: 'nothing-imports-tests', from: 'shared/model/a.ts', imports: ['../../test/kit/b.ts'] },
  { rule: 'no-circles', from: 'shared/model/a.ts', imports: ['./b.ts'] },
];
