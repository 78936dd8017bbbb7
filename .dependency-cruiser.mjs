/** Direction of imports (docs/architecture.md). Each rule has a canary in test/architecture/canaries that must fail it. */

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'shared-stands-alone',
      'shared has no I/O and knows no other layer',
      { path: '^shared/' },
      { path: '^(functions|web|infra|bin|test)/' },
    ),
    rule('shared-has-no-node', 'shared runs in the browser too', { path: '^shared/' }, { dependencyTypes: ['core'] }),
    rule(
      'kit-knows-shared-only',
      'kit → shared',
      { path: '^functions/kit/' },
      { path: '^functions/(calls|jobs|edge|domain)/' },
    ),
    rule(
      'domain-knows-kit-and-shared',
      'domain → kit → shared',
      { path: '^functions/domain/' },
      { path: '^functions/(calls|jobs|edge)/' },
    ),
    rule(
      'call-groups-are-apart',
      'a call group never imports another',
      { path: '^functions/calls/([^/]+)/' },
      { path: '^functions/calls/', pathNot: '^functions/calls/$1/' },
    ),
    rule(
      'jobs-are-apart',
      'a job never imports another',
      { path: '^functions/jobs/([^/]+)/' },
      { path: '^functions/(calls|jobs)/', pathNot: '^functions/jobs/$1/' },
    ),
    rule(
      'functions-meet-web-in-shared',
      'only two jobs draw pages and their pictures',
      { path: '^functions/', pathNot: '^functions/jobs/(publish-page|draw-page-pictures)/' },
      { path: '^web/' },
    ),
    rule(
      'publish-draws-pages-only',
      'those jobs use the public page and nothing else of the web',
      { path: '^functions/jobs/(publish-page|draw-page-pictures)/' },
      { path: '^web/', pathNot: '^web/(pages|locales|ui/tokens)' },
    ),
    rule('web-meets-functions-in-shared', 'web → shared', { path: '^web/' }, { path: '^(functions|infra|bin)/' }),
    rule(
      'pages-have-no-app',
      'the public page carries no app, no UI kit and no router',
      { path: '^web/pages/' },
      { path: '^web/app/|node_modules/(@mantine|react-router|aws-amplify)' },
    ),
    rule(
      'infra-knows-shared-only',
      'infra names functions by path',
      { path: '^infra/' },
      { path: '^(functions|web|bin)/' },
    ),
    rule(
      'engines-stay-local',
      'what stands in for AWS is never deployed',
      { path: '^(functions|web|shared)/' },
      { path: '^infra/local/' },
    ),
    rule(
      'nothing-imports-tests',
      'tests are imported by tests alone',
      { path: '^(shared|functions|web|infra|bin)/' },
      { path: '^test/' },
    ),
    rule('no-circles', 'modules have an order', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.build|\\.local|cdk\\.out)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
