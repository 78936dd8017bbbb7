import { STANDARD_BODY_BYTES } from '../../../shared/calls/define-call.ts';
import { registry } from '../../../shared/calls/registry.ts';
import { fixtureNeeds } from '../fixture-build.ts';
import { at, listAt, ownFunctions, resourcesOf, shortName, textAt } from '../templates.ts';
import { addResource, breakFirst, type Check, unless } from './check.ts';

const FUNCTION = 'AWS::Lambda::Function';
/** API Gateway waits 29 seconds for a buffered answer. */
const GATEWAY_SECONDS = 29;

export const limitChecks: Check[] = [
  {
    id: 'K34',
    title: 'the API slows down floods',
    faults: (templates) =>
      unless(
        resourcesOf(templates, 'AWS::ApiGateway::Stage'),
        (stage) =>
          at(stage, 'Properties.MethodSettings.0.ThrottlingRateLimit') === templates.stage.throttle.ratePerSecond &&
          at(stage, 'Properties.MethodSettings.0.ThrottlingBurstLimit') === templates.stage.throttle.burst,
        'other limits',
      ),
    break: (templates) =>
      breakFirst(templates, 'AWS::ApiGateway::Stage', (properties) => delete properties['MethodSettings']),
  },
  {
    id: 'K35',
    title: 'capacity is set aside in prod and nowhere else, as the stage says',
    faults: (templates) => {
      const reserved = ownFunctions(templates)
        .filter(({ Properties }) => Properties['ReservedConcurrentExecutions'] !== undefined)
        .map((lambda) => `${shortName(templates, lambda)}=${String(lambda.Properties['ReservedConcurrentExecutions'])}`)
        .sort();
      const expected = Object.entries(templates.stage.reservedConcurrency)
        .map(([name, amount]) => `${name}=${amount}`)
        .sort();
      const isRightStage = templates.stage.name === 'prod' ? expected.length > 0 : expected.length === 0;
      return reserved.join() === expected.join() && isRightStage
        ? []
        : [`reserved ${reserved.join()}, expected ${expected.join()}`];
    },
    break: (templates) =>
      breakFirst(templates, FUNCTION, (properties) => (properties['ReservedConcurrentExecutions'] = 7)),
  },
  {
    id: 'K36',
    title: 'every function has a memory and an end, before API Gateway gives up',
    faults: (templates) => {
      const functions = ownFunctions(templates);
      const isBehindGateway = ({ where }: { where: string }) => where.includes('-api/') && !where.includes('stream');
      return [
        ...unless(
          functions,
          ({ Properties }) => Properties['MemorySize'] !== undefined && Properties['Timeout'] !== undefined,
          'has not',
        ),
        ...unless(
          functions.filter(isBehindGateway),
          ({ Properties }) => Number(Properties['Timeout']) < GATEWAY_SECONDS,
          'too long',
        ),
      ];
    },
    break: (templates) => {
      const behind = ownFunctions(templates).find(({ where }) => where.includes('-api/'));
      if (behind) behind.Properties['Timeout'] = 60;
    },
  },
  {
    id: 'K37',
    title: 'functions run on Node 24',
    faults: (templates) =>
      unless(ownFunctions(templates), ({ Properties }) => Properties['Runtime'] === 'nodejs24.x', 'another runtime'),
    break: (templates) => breakFirst(templates, FUNCTION, (properties) => (properties['Runtime'] = 'nodejs20.x')),
  },
  {
    id: 'K37b',
    title: 'functions are arm64, except those whose bundle holds a binary for x86_64',
    faults: (templates) =>
      unless(
        ownFunctions(templates),
        (lambda) =>
          listAt(lambda, 'Properties.Architectures').join() ===
          (fixtureNeeds[shortName(templates, lambda)]?.x64 ? 'x86_64' : 'arm64'),
        'another architecture',
      ),
    break: (templates) => breakFirst(templates, FUNCTION, (properties) => (properties['Architectures'] = ['x86_64'])),
  },
  {
    id: 'K38',
    title: 'requests are checked by the kit alone, against contracts that all limit their bodies',
    faults: (templates) => [
      ...resourcesOf(templates, 'AWS::ApiGateway::RequestValidator', 'AWS::ApiGateway::Model').map(
        ({ where }) => `${where}: a second check`,
      ),
      ...registry
        .filter(({ bodyBytes }) => bodyBytes <= 0 || bodyBytes > STANDARD_BODY_BYTES)
        .map(({ path }) => `${path}: body of any size`),
    ],
    break: (templates) => addResource(templates, 'AWS::ApiGateway::RequestValidator', {}),
  },
  {
    id: 'K38b',
    title: 'streaming calls have routes of their own, and only they stream',
    faults: (templates) => {
      const methods = resourcesOf(templates, 'AWS::ApiGateway::Method');
      const streaming = methods.filter(
        (method) => at(method, 'Properties.Integration.ResponseTransferMode') === 'STREAM',
      );
      const isForStream = (method: unknown) =>
        textAt(method, 'Properties.Integration.Uri').includes('response-streaming-invocations');
      return [
        ...(streaming.length === registry.filter((contract) => contract.streaming).length
          ? []
          : ['not one a streaming call']),
        ...unless(streaming, isForStream, 'is buffered'),
        ...unless(methods, (method) => isForStream(method) === streaming.includes(method), 'streams'),
      ];
    },
    break: (templates) => {
      for (const method of resourcesOf(templates, 'AWS::ApiGateway::Method')) {
        delete (at(method, 'Properties.Integration') as Record<string, unknown>)['ResponseTransferMode'];
      }
    },
  },
];
