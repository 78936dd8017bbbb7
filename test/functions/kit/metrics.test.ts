import { expect, test } from 'vitest';
import { countMetric } from '../../../functions/kit/metrics.ts';
import '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

const log = useLog();

test('a figure is one line that CloudWatch reads as one more, for the stage', () => {
  const before = Date.now();
  countMetric('PapersLate');

  const [line, ...others] = log();
  const { Timestamp: at, ...directive } = line?.['_aws'] as { Timestamp: number };
  expect(others).toEqual([]);
  expect(line).toMatchObject({ stage: 'local', PapersLate: 1 });
  expect(at).toBeGreaterThanOrEqual(before);
  expect(directive).toEqual({
    CloudWatchMetrics: [
      { Namespace: 'xpage', Dimensions: [['stage']], Metrics: [{ Name: 'PapersLate', Unit: 'Count' }] },
    ],
  });
});
