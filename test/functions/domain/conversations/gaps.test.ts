import { expect, test } from 'vitest';
import { gapIdOf, gapUpdate } from '../../../../functions/domain/conversations/gaps.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import '../../../kit/function-environment.ts';

test.each([
  ['Do you do gardens?', 'do you do GARDENS', true],
  ['Is parking there?', 'there is parking!', true],
  ['What are your prices?', 'What are your price', true],
  ['有停車場嗎?', '有停車場嗎', true],
  ['هل يوجد موقف؟', 'هل يوجد موقف', true],
  ['Do you do gardens?', 'Do you do kitchens?', false],
  ['有停車場嗎?', '有洗手間嗎?', false],
])('%s and %s are one question: %s', (one, other, isSame) => {
  expect(gapIdOf(one) === gapIdOf(other)).toBe(isSame);
});

test('a question is counted in a row of its page, which goes with the other interaction data', () => {
  const [item] = gapUpdate(accountId, 'Do you do gardens?', NOW);

  expect(item?.Update.Key).toEqual({ pk: `PAGE#${accountId}`, sk: `GAP#${gapIdOf('Do you do gardens?')}` });
  expect(item?.Update.ExpressionAttributeValues).toMatchObject({
    ':question': 'Do you do gardens?',
    ':expiry': NOW.getTime() / 1_000 + 60 * 86_400,
  });
});

test('marks alone are no question', () => {
  expect(gapUpdate(accountId, '???', NOW)).toEqual([]);
});
