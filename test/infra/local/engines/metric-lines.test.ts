import { expect, test } from 'vitest';
import { figureKey, sumsOfLine } from '../../../../infra/local/engines/cloudwatch/metric-lines.ts';

const key = (dimensions: Record<string, string>, name = 'Lost') => figureKey({ namespace: 'xpage', name, dimensions });

const line = (values: object, sets: string[][] = [['stage']], names = ['Lost']): string =>
  JSON.stringify({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [
        { Namespace: 'xpage', Dimensions: sets, Metrics: names.map((Name) => ({ Name, Unit: 'Count' })) },
      ],
    },
    stage: 'local',
    ...values,
  });

test('a line adds its value to its figure', () => {
  expect(sumsOfLine(line({ Lost: 1, event: 'x' }))).toEqual([{ figure: key({ stage: 'local' }), sum: 1 }]);
});

test('a list of values adds their sum', () => {
  expect(sumsOfLine(line({ Lost: [1, 2, 3] }))).toEqual([{ figure: key({ stage: 'local' }), sum: 6 }]);
});

test('a line may hold several figures, each by several sets of dimensions', () => {
  const sums = sumsOfLine(
    line({ Lost: 1, Found: 2, call: 'login' }, [['stage'], ['call', 'stage']], ['Lost', 'Found']),
  );

  expect(sums).toEqual([
    { figure: key({ stage: 'local' }), sum: 1 },
    { figure: key({ stage: 'local', call: 'login' }), sum: 1 },
    { figure: key({ stage: 'local' }, 'Found'), sum: 2 },
    { figure: key({ call: 'login', stage: 'local' }, 'Found'), sum: 2 },
  ]);
});

test.each(['', '{', '{"level":"info"}', '{"_aws":7}', '"_aws"', line({}), line({ Lost: 'many' })])(
  'a line without figures adds none: %j',
  (text) => {
    expect(sumsOfLine(text)).toEqual([]);
  },
);
