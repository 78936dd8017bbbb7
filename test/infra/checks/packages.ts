/** That a function is what was built, with what its settings say. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFunctions, type FunctionSettings, offeredContracts, scheduledFunctions } from '../../../infra/functions.ts';
import { arnOf, readerOf } from '../references.ts';
import { at, ownFunctions, type Placed, resourcesOf, shortName, type StageTemplates, textAt } from '../templates.ts';
import { breakFirst, type Check, unless } from './check.ts';

/** Less than that, and Node alone takes seconds to start (Lambda gives processors by memory). */
const LEAST_MEGABYTES = 512;

/** What is wrong with the package of a function, or with file and export that its handler names. */
function faultOfHandler(templates: StageTemplates, lambda: Placed): string | undefined {
  const packages = templates.stacks.find(({ template }) => template === lambda.template)?.packages ?? {};
  const deployed = packages[textAt(lambda, 'Properties.Code.S3Key')];
  const own = join('functions', shortName(templates, lambda));
  if (deployed !== own) return `is made of ${deployed} instead of ${own}`;
  const [file = '', exported = ''] = textAt(lambda, 'Properties.Handler').split('.');
  const path = join(own, `${file}.mjs`);
  if (!existsSync(join(templates.buildRoot, path))) return `${path} is not there`;
  return exportsOf(readFileSync(join(templates.buildRoot, path), 'utf8')).includes(exported)
    ? undefined
    : `${path} exports no ${exported}`;
}

/** Names that a module exports, in the forms that the bundler writes. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/\bexport\s+(?:async\s+)?(?:const|let|var|function)\s+(\w+)/g)].map(
    ([, name]) => name,
  );
  const listed = [...code.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  return [...declared, ...listed].filter((name) => name !== undefined);
}

const settingsOf = (templates: StageTemplates, lambda: Placed): FunctionSettings | undefined =>
  allFunctions(offeredContracts(templates.stage)).find(({ name }) => name === shortName(templates, lambda));

export const packageChecks: Check[] = [
  {
    id: 'R4',
    title: 'every function is made of its own package, and its handler is in it',
    faults: (templates) =>
      ownFunctions(templates).flatMap((lambda) => {
        const fault = faultOfHandler(templates, lambda);
        return fault === undefined ? [] : [`${lambda.where}: ${fault}`];
      }),
    break: (templates) =>
      breakFirst(templates, 'AWS::Lambda::Function', (properties) => (properties['Handler'] = 'main.handler')),
  },
  {
    id: 'R5',
    title: 'every function that the code has is deployed, with the memory and the time of its settings',
    faults: (templates) => {
      const functions = ownFunctions(templates);
      const names = functions.map((lambda) => shortName(templates, lambda));
      const missing = allFunctions(offeredContracts(templates.stage)).filter(({ name }) => !names.includes(name));
      const hasItsLimits = (lambda: Placed) => {
        const settings = settingsOf(templates, lambda);
        const { MemorySize, Timeout } = lambda.Properties;
        return settings?.memoryMegabytes === MemorySize && settings?.timeoutSeconds === Timeout;
      };
      return [
        ...missing.map(({ name }) => `${name} is not deployed`),
        ...unless(functions, hasItsLimits, 'other memory or time than in infra/functions.ts'),
        ...unless(
          functions,
          ({ Properties }) => Number(Properties['MemorySize']) >= LEAST_MEGABYTES,
          'too little memory',
        ),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::Lambda::Function', (properties) => (properties['MemorySize'] = 128)),
  },
  {
    id: 'R6',
    title: 'every function writes into the log group of its own name',
    faults: (templates) => {
      const read = readerOf(templates);
      return unless(
        ownFunctions(templates),
        (lambda) =>
          read(at(lambda, 'Properties.LoggingConfig.LogGroup'), lambda.template) ===
          `/aws/lambda/${textAt(lambda, 'Properties.FunctionName')}`,
        'logs elsewhere',
      );
    },
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::Lambda::Function',
        (properties) => (properties['LoggingConfig'] = { LogGroup: '/other' }),
      ),
  },
  {
    id: 'R7',
    title: 'what runs by the clock is started as often as its settings say, and nothing is switched off',
    faults: (templates) => {
      const read = readerOf(templates);
      const schedules = resourcesOf(templates, 'AWS::Scheduler::Schedule');
      const faultsOf = (name: string, everyMinutes: number): string[] => {
        const [lambda] = ownFunctions(templates).filter((one) => shortName(templates, one) === name);
        const mine = schedules.filter(
          (schedule) =>
            lambda && read(at(schedule, 'Properties.Target.Arn'), schedule.template) === arnOf(templates, lambda, read),
        );
        const wanted = [`rate(${everyMinutes} ${everyMinutes === 1 ? 'minute' : 'minutes'})`, hoursOf(everyMinutes)];
        return [
          ...(mine.length === 1 ? [] : [`${name} has ${mine.length} schedules`]),
          ...unless(
            mine,
            ({ Properties }) => wanted.includes(String(Properties['ScheduleExpression'])),
            `not every ${everyMinutes} minutes`,
          ),
        ];
      };
      return [
        ...scheduledFunctions.flatMap(({ name, everyMinutes }) => faultsOf(name, everyMinutes)),
        ...unless(schedules, ({ Properties }) => (Properties['State'] ?? 'ENABLED') === 'ENABLED', 'is switched off'),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::Scheduler::Schedule', (properties) => (properties['State'] = 'DISABLED')),
  },
];

const hoursOf = (minutes: number): string => `rate(${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'})`;
