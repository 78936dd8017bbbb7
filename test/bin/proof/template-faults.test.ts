import { expect, test } from 'vitest';
import { templateFaultFigures } from '../../../bin/proof/template-faults.ts';

const noticed = {
  title: 'a queue lost its key',
  chosenBy: 'stranger' as const,
  wasNoticedAtFirst: false,
  noticedBy: [
    { id: 'K3b', title: 'queues are encrypted' },
    { id: 'K3', title: 'so are topics' },
  ],
};
const thirty = Array.from({ length: 30 }, () => noticed);

test('a list of which every fault is noticed meets its goals, and says what was missed at first', () => {
  const { figures, detail } = templateFaultFigures({ faults: thirty, withoutFault: [] });

  expect(figures.map(({ reached, isMet }) => [reached, isMet])).toEqual([
    ['30 of 30', true],
    ['30 of 30; 0 of 30 when first planted', true],
    ['0', true],
  ]);
  expect(detail?.split('\n')[2]).toBe(
    '| a queue lost its key | chosen blindly | **no** | K3b: queues are encrypted (also K3) |',
  );
});

test('one fault that nobody notices, and one finding where there is none, meet no goal', () => {
  const { figures } = templateFaultFigures({
    faults: [...thirty, { ...noticed, noticedBy: [] }],
    withoutFault: [{ id: 'K3', title: 'so are topics' }],
  });

  expect(figures.map(({ isMet }) => isMet)).toEqual([false, false, false]);
});

test('fewer than thirty are too few', () => {
  const { figures } = templateFaultFigures({ faults: [noticed], withoutFault: [] });

  expect(figures[0]?.isMet).toBe(false);
});
