import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { languagesKey } from '../../../../functions/domain/languages/language-rows.ts';
import { answerVisitor } from '../../../../functions/domain/assistant/answer-visitor.ts';
import type { CallContext } from '../../../../functions/kit/context.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { callContext, NOW, recordingLog } from '../../../kit/call-context.ts';
import {
  conditionFailed,
  store,
  throttled,
  transactionCanceled,
  useDynamo,
  writes,
  type Row,
} from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useModel } from '../../../kit/model.ts';
import {
  accountRow,
  assistantRow,
  conversationId,
  conversationRow,
  messageId,
  messageRow,
  publicPage,
} from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();
const FACT = 'I plan homes for people who work in them.';
const SECOND = 'Mara Lindqvist, interior designer.';
const REPLY = 'I will call you back.';
const usageKey = { pk: `PAGE#${accountId}`, sk: 'USAGE#2026-03' };
const running = (changes: object = {}) =>
  messageRow({ state: 'running', sentences: [], leaseUntil: Date.now() + 15_000, ...changes });

function ready(...rows: Row[]): void {
  store(dynamo, [accountRow(), assistantRow({ standardReply: REPLY }), ...rows]);
}

async function ask(
  context: CallContext = callContext(),
  question = 'Who are homes for?',
  language: LanguageValue = 'en_us',
) {
  const events: [string, Row][] = [];
  const stream = { send: (event: string, data: unknown) => void events.push([event, data as Row]) };
  const request = { conversationId, messageId, question, language };
  const failure = await answerVisitor({ accountId, page: publicPage() }, request, context, stream).then(
    () => null,
    (error: unknown) => error as { code?: string },
  );
  const sentences = events.filter(([event]) => event === 'sentence').map(([, data]) => data['text']);
  return { events, sentences, done: events.find(([event]) => event === 'done')?.[1], failure };
}

/** How the month's count changed, in order. */
const counted = (): unknown[] =>
  writes(dynamo)
    .filter(({ item }) => (item['Key'] as Row | undefined)?.['sk'] === usageKey.sk)
    .map(({ item }) => Object.values(item['ExpressionAttributeValues'] as Row)[0]);

/** The updates of a message's row so far: its sentences, and its end. */
const messageUpdates = (): Row[] =>
  writes(dynamo)
    .map(({ item }) => item)
    .filter((item) => /^SET (sentences|#state)/.test(String(item['UpdateExpression'])));

/** What the message ended with. */
function ending(): Row | undefined {
  const end = messageUpdates().find((item) => String(item['UpdateExpression']).startsWith('SET #state'));
  return end?.['ExpressionAttributeValues'] as Row | undefined;
}

/** How the transaction goes that keeps a sentence, or the one that ends the message. */
function onTransaction(which: 'SET sentences' | 'SET #state', answer: (values: Row) => void): void {
  dynamo.on(TransactWriteCommand).callsFake(({ TransactItems: items }: { TransactItems: { Update?: Row }[] }) => {
    const update = items[0]?.Update;
    if (!String(update?.['UpdateExpression']).startsWith(which)) return {};
    answer(update?.['ExpressionAttributeValues'] as Row);
    return {};
  });
}
/** Questions that were kept as open, in the transaction that ends the message. */
const gapsKept = (): unknown[] =>
  dynamo
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args: [{ input }] }) =>
      (input.TransactItems ?? []).flatMap(({ Update: update }) =>
        String(update?.Key?.['sk']).startsWith('GAP#') ? [update?.ExpressionAttributeValues] : [],
      ),
    );
const holder = (): unknown => (dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item as Row)['holder'];

describe('a question', () => {
  test('is reserved, answered, kept sentence by sentence before it is sent, and counted', async () => {
    ready();
    model.says(`${FACT} [4] `, `${SECOND} [2]`);
    const { events, sentences, done } = await ask();
    const order = writes(dynamo).flatMap(
      ({ item }) => String(item['UpdateExpression']).match(/^(ADD|SET) [#\w]+/)?.[0] ?? [],
    );

    expect(events[0]).toEqual(['meta', { conversationId, messageId, state: 'reading', sources: 8 }]);
    expect(sentences).toEqual([FACT, SECOND]);
    expect(done).toEqual({ messageId, kind: 'answered', contact: null });
    expect(order).toEqual([
      'ADD used',
      'SET sentences',
      'SET sentences',
      'SET #state',
      'SET conversationId',
      'ADD #c0',
      'ADD #count',
    ]);
    expect(ending()).toMatchObject({
      ':kind': 'answered',
      ':holder': holder(),
      ':sentences': [{ text: FACT }, { text: SECOND }],
    });
    expect(counted()).toEqual([1]);
  });

  test.each([
    ['goes on with a conversation in its last second', 1, 0, 2],
    ['begins another one when its sixty days are over', 0, 1, 0],
  ])('%s', async (_how, seconds, dropped, fence) => {
    const { pk, sk, ...row } = conversationRow({ fence: 2, expiresAt: NOW.getTime() / 1_000 + seconds });
    ready({ pk, sk, ...row });
    model.says(`${FACT} [4]`);
    await ask();
    const drops = writes(dynamo).filter(({ kind }) => kind === 'Delete');

    expect(drops.map(({ item }) => item['Key'])).toEqual(Array.from({ length: dropped }, () => ({ pk, sk })));
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({ messageId, fence });
  });

  test('numbers its sources over the whole answer', async () => {
    ready();
    model.says(`${FACT} [4] ${SECOND} [2] I plan homes. [4]`);
    const { events } = await ask();
    const numbers = events
      .filter(([event]) => event === 'sentence')
      .map(([, { citations }]) => (citations as { number: number }[]).map(({ number }) => number));

    expect(numbers).toEqual([[1], [2], [1]]);
  });

  test('counts the conversation with its first message, and only then', async () => {
    ready();
    model.says(`${FACT} [4]`);
    await ask();
    const first = JSON.stringify(writes(dynamo));
    dynamo.resetHistory();
    dynamo
      .on(QueryCommand, { TableName: 'conversations' })
      .resolves({ Items: [messageRow({ messageId: '00000000-0000-4000-8000-000000000000' })] });
    await ask();
    const later = JSON.stringify(writes(dynamo));

    expect(first).toMatch(/"#c\d":"conversations"/);
    expect(later).not.toMatch(/"#c\d":"conversations"/);
  });

  test('drops sentences that nothing supports; with none left it says so', async () => {
    ready();
    model.says('Everything is free on Mondays. [4] ', 'NO_ANSWER [4] ', `${FACT} [99]`);
    const { sentences, done } = await ask();

    expect(sentences).toEqual([REPLY]);
    expect(done).toMatchObject({ kind: 'no_answer', contact: { method: 'contact-page', link: null } });
  });

  test('that the page does not answer gets the standard reply and the contact way', async () => {
    ready();
    model.says('NO_', 'ANSWER');
    const { sentences, done } = await ask();

    expect(sentences).toEqual([REPLY]);
    expect(done).toMatchObject({ kind: 'no_answer' });
    expect(ending()).toMatchObject({ ':kind': 'no_answer', ':sentences': [{ text: REPLY }] });
  });

  test('that the page does not answer is kept for the owner to answer, with the end of the message', async () => {
    ready();
    model.says('NO_ANSWER');
    await ask(callContext(), 'Do you do gardens?');

    expect(gapsKept()).toMatchObject([{ ':question': 'Do you do gardens?', ':one': 1 }]);
  });

  test.each([
    ['was answered', () => model.says(`${FACT} [4]`)],
    ['found the model overloaded', () => model.fails(throttled())],
    [
      'came when the month was used up',
      () => dynamo.on(UpdateCommand, { Key: usageKey }, false).rejects(conditionFailed()),
    ],
    [
      'came on the Free plan',
      () => store(dynamo, [accountRow({ plan: { id: 'free', trialEndsAt: null } }), assistantRow()]),
    ],
  ])('that %s is no gap of the page', async (_, arrange) => {
    ready();
    arrange();
    await ask();

    const ends = writes(dynamo).filter(({ item }) => String(item['UpdateExpression']).startsWith('SET #state'));
    expect(ends).toHaveLength(1);
    expect(gapsKept()).toEqual([]);
  });

  test('on the Free plan asks no model and counts no question against a limit', async () => {
    ready();
    store(dynamo, [accountRow({ plan: { id: 'free', trialEndsAt: null } }), assistantRow({ standardReply: REPLY })]);
    const { sentences, done } = await ask();

    expect(sentences).toEqual([REPLY]);
    expect(done).toMatchObject({ kind: 'no_answer' });
    expect(model.asked()).toEqual([]);
    expect(counted()).toEqual([]);
  });

  test('beyond the limit of the month gets extracts and the way to the owner, never an error', async () => {
    ready();
    dynamo.on(UpdateCommand, { Key: usageKey }, false).rejects(conditionFailed());
    const { sentences, done } = await ask();

    expect([sentences[0], sentences.at(-1)]).toEqual([FACT, REPLY]);
    expect(done).toMatchObject({ kind: 'limited', contact: { method: 'contact-page' } });
    expect(model.asked()).toEqual([]);
  });

  test('while the model is overloaded gets the standard reply, and is given back', async () => {
    ready();
    model.fails(throttled());
    const { sentences, done } = await ask();

    expect(sentences).toEqual([REPLY]);
    expect(done).toMatchObject({ kind: 'no_answer' });
    expect(counted()).toEqual([1, -1]);
  });

  test.each([
    ['breaks off', () => model.breaksOffAfter(`${FACT} [4] and`)],
    ['fails', () => model.says(`${FACT} [4] and`, throttled())],
  ])('keeps what was said when the model %s, marks it as partial, and is given back once', async (_, arrange) => {
    let kept: unknown = [];
    ready();
    dynamo
      .on(GetCommand, { Key: { pk: `CONV#${conversationId}`, sk: `MSG#${messageId}` } }, false)
      .callsFake(() => ({ Item: running({ sentences: kept as never }) }));
    onTransaction('SET sentences', (values) => {
      kept = values[':sentences'];
    });
    arrange();
    const { sentences, done } = await ask();

    expect(sentences).toEqual([FACT]);
    expect(done).toMatchObject({ kind: 'partial', contact: null });
    expect(ending()).toMatchObject({ ':kind': 'partial', ':sentences': [{ text: FACT }] });
    expect(counted()).toEqual([1, -1]);
  });
});

describe('a visitor who leaves', () => {
  test.each([
    ['the model stops quietly', () => undefined],
    [
      'the model fails because of it',
      () => Promise.reject(Object.assign(new Error('Request aborted'), { name: 'AbortError' })),
    ],
  ])('has asked the model all the same, and leaves the message to whoever asks again: %s', async (_, stopped) => {
    const gone = new AbortController();
    const log = recordingLog();
    ready();
    model.says(`${FACT} [4] Next`, () => {
      gone.abort();
      return stopped();
    });
    const { sentences, done, failure } = await ask(callContext({ signal: gone.signal, log }));

    expect([sentences, done, failure]).toEqual([[FACT], undefined, null]);
    expect(counted()).toEqual([1]);
    expect(ending()).toBeUndefined();
    expect(writes(dynamo).at(-1)?.item).toMatchObject({
      UpdateExpression: 'SET leaseUntil = :now ADD timesLeft :one',
      ExpressionAttributeValues: { ':now': 0, ':one': 1, ':holder': holder() },
    });
    expect(log.lines).toEqual([]);
  });

  test('three times has the model asked no more for the message, and the question counted no more', async () => {
    ready(running({ timesLeft: 3, leaseUntil: 0 }));
    dynamo.on(PutCommand).rejects(conditionFailed());
    const { done } = await ask();

    expect(done).toMatchObject({ kind: 'limited' });
    expect(model.asked()).toEqual([]);
    expect(counted()).toEqual([]);
  });

  test('twice may have it asked once more', async () => {
    ready(running({ timesLeft: 2, leaseUntil: 0 }));
    dynamo.on(PutCommand).rejects(conditionFailed());
    model.says(`${FACT} [4]`);

    expect((await ask()).done).toMatchObject({ kind: 'answered' });
    expect(counted(), 'it counted when it was asked first').toEqual([]);
  });

  test('comes back to the identical beginning and the rest', async () => {
    const said = [{ text: FACT, citations: [{ number: 1, source: 'about-me', label: 'about me', excerpt: FACT }] }];
    ready(running({ sentences: said, leaseUntil: 0, question: 'The question as it was first.' }));
    dynamo.on(PutCommand).rejects(conditionFailed());
    model.says(`${FACT} [4] ${SECOND} [2]`);
    const { events, sentences } = await ask(callContext(), 'Another question under the same id');

    expect(sentences).toEqual([FACT, SECOND]);
    expect(events[1]?.[1]).toEqual(said[0]);
    expect(model.asked()[0]?.messages?.at(-1)?.content?.[0]?.text).toContain('The question as it was first.');
    expect(ending()).toMatchObject({ ':sentences': [{ text: FACT }, { text: SECOND }] });
  });
});

describe('the same message again', () => {
  const taken = (row: Row): void => {
    ready(row);
    dynamo.on(PutCommand).rejects(conditionFailed());
    dynamo.on(UpdateCommand).rejects(conditionFailed());
  };

  test('gets the identical text, costs nothing and counts nothing', async () => {
    taken(messageRow());
    const { sentences, done } = await ask();

    expect(sentences).toEqual(messageRow().sentences.map(({ text }) => text));
    expect(done).toMatchObject({ kind: 'answered' });
    expect(model.asked()).toEqual([]);
    expect(counted()).toEqual([]);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  test('follows while another connection is answering it', async () => {
    taken(running());
    const sentence = (text: string) => ({ text, citations: [] });
    const states = [
      running(),
      running({ sentences: [sentence('One.')] }),
      running({ sentences: [sentence('One.'), sentence('Two.')] }),
      messageRow({ sentences: [sentence('One.'), sentence('Two.'), sentence('Three.')], kind: 'partial' }),
    ];
    const key = { Key: { pk: `CONV#${conversationId}`, sk: `MSG#${messageId}` } };
    dynamo.on(GetCommand, key, false).callsFake(() => ({ Item: states.length > 1 ? states.shift() : states[0] }));
    const { sentences, done } = await ask();

    expect(sentences).toEqual(['One.', 'Two.', 'Three.']);
    expect(done).toMatchObject({ kind: 'partial' });
  });

  test('is answered here when the other connection has died, and nothing that was sent comes twice', async () => {
    const one = { text: 'One.', citations: [] };
    ready(running({ leaseUntil: 1, sentences: [one] }));
    dynamo.on(PutCommand).rejects(conditionFailed());
    dynamo.on(UpdateCommand).rejectsOnce(conditionFailed()).resolves({});
    model.says(`${FACT} [4]`);
    const { sentences, done } = await ask();

    expect(sentences).toEqual(['One.', FACT]);
    expect(done).toMatchObject({ kind: 'answered' });
  });

  test('has to be sent again when one connection after the other has died', async () => {
    taken(running({ leaseUntil: 1 }));

    expect((await ask()).failure).toMatchObject({ code: 'conflict' });
  });

  test("is not found when it is another page's, and nothing is written", async () => {
    ready(messageRow({ accountId: otherAccountId }));

    expect((await ask()).failure).toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });
});

describe('a connection that was too slow', () => {
  test('stops as soon as another one has the message, and gives its question back', async () => {
    ready();
    onTransaction('SET sentences', () => {
      throw transactionCanceled('ConditionalCheckFailed', 'None');
    });
    model.says(`${FACT} [4] ${SECOND} [2]`);
    const { sentences, failure } = await ask();

    expect(failure).toMatchObject({ code: 'conflict' });
    expect(sentences).toEqual([]);
    expect(counted()).toEqual([1, -1]);
    expect(ending()).toBeUndefined();
  });

  test('ends and counts nothing when another one has ended the message', async () => {
    ready();
    model.says(`${FACT} [4]`);
    onTransaction('SET #state', () => {
      throw transactionCanceled('ConditionalCheckFailed', 'None', 'None');
    });
    const { failure, done } = await ask();

    expect(failure).toMatchObject({ code: 'conflict' });
    expect(done).toBeUndefined();
    expect(JSON.stringify(writes(dynamo))).not.toContain('ASKED#');
  });
});

describe('where a person holds the conversation', () => {
  const held = (changes: object = {}) =>
    conversationRow({ fence: 2, heldUntil: Date.now() + 60_000, personName: 'Mara', ...changes });

  test('the question is theirs: kept and counted, without the assistant', async () => {
    ready(held());
    const { events, done } = await ask();

    expect(events.map(([event]) => event)).toEqual(['done']);
    expect(done).toEqual({ messageId, kind: 'person', contact: null });
    expect(ending()).toMatchObject({ ':kind': 'person', ':sentences': [] });
    expect(model.asked()).toEqual([]);
    expect(counted()).toEqual([]);
    expect(JSON.stringify(writes(dynamo))).not.toContain('ASKED#');
  });

  test('the assistant answers again once the person has handed back or stayed away', async () => {
    ready(held({ heldUntil: Date.now() - 1 }), running({ fence: 2 }));
    model.says(`${FACT} [4]`);
    const { sentences } = await ask();
    const check = writes(dynamo).find(({ kind }) => kind === 'ConditionCheck')?.item;

    expect(sentences).toEqual([FACT]);
    expect(check).toMatchObject({
      ConditionExpression: 'fence = :fence AND heldUntil <= :clock',
      ExpressionAttributeValues: { ':fence': 2 },
    });
  });

  test.each([
    ['before its first sentence', 0, []],
    ['after its first sentence', 1, [FACT]],
  ])('an answer that they came into %s ends there, and its question is given back', async (_, spoken, said) => {
    const kept = said.map((text) => ({ text, citations: [] }));
    ready(running({ sentences: kept }));
    let sentencesKept = 0;
    onTransaction('SET sentences', () => {
      if (sentencesKept++ >= spoken) throw transactionCanceled('None', 'ConditionalCheckFailed');
    });
    dynamo
      .on(GetCommand, { Key: { pk: `CONV#${conversationId}`, sk: `MSG#${messageId}` } }, false)
      .callsFake(() => ({ Item: running({ sentences: sentencesKept > 0 ? kept : [] }) }));
    model.says(`${FACT} [4] ${SECOND} [2]`);
    const { sentences, done } = await ask();

    expect(sentences).toEqual(said);
    expect(done).toMatchObject({ kind: 'person' });
    expect(ending()).toMatchObject({ ':kind': 'person', ':sentences': kept });
    expect(counted()).toEqual([1, -1]);
  });

  test('what ran before they came is not gone on with after they left', async () => {
    ready(held({ heldUntil: 0 }), running({ fence: 1, leaseUntil: 0, sentences: [{ text: FACT, citations: [] }] }));
    dynamo.on(PutCommand).rejects(conditionFailed());
    const { sentences, done } = await ask();

    expect(sentences).toEqual([FACT]);
    expect(done).toMatchObject({ kind: 'person' });
    expect(model.asked()).toEqual([]);
  });
});

describe('a page whose owner', () => {
  test.each([
    ['is suspended', [accountRow({ status: 'suspended' })]],
    ['is gone', []],
  ])('%s answers nobody', async (_, rows) => {
    store(dynamo, rows);

    expect((await ask()).failure).toMatchObject({ code: 'not_found' });
    expect(model.asked()).toEqual([]);
  });
});

test('only this page is in the prompt, and only the own conversation', async () => {
  ready();
  dynamo.on(QueryCommand, { TableName: 'conversations' }).resolves({
    Items: [
      messageRow({
        messageId: '00000000-0000-4000-8000-000000000001',
        question: 'foreign canary',
        accountId: otherAccountId,
      }),
      messageRow({
        messageId: '00000000-0000-4000-8000-000000000002',
        question: 'due canary',
        expiresAt: NOW.getTime() / 1_000,
      }),
      messageRow({ messageId: '00000000-0000-4000-8000-000000000003', question: 'earlier question' }),
    ],
  });
  model.says('NO_ANSWER');
  await ask();
  const prompt = JSON.stringify(model.asked()[0]);

  expect(prompt).toContain('earlier question');
  expect(prompt).not.toContain('canary');
});

describe('a visitor who reads the page in another language', () => {
  const GERMAN = 'Ich plane Wohnungen für Menschen, die darin arbeiten.';
  const inGerman = (path: string, text: string): Row => ({ path, text, by: 'owner', of: '' });
  const languages = { ...languagesKey(accountId), languages: ['de_de'], version: 1 };
  const translate = (...rows: Row[]): void => {
    dynamo.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: Row }) => ({
      Items: String(values[':below'] ?? '').startsWith('TEXT#de_de#') ? rows : [],
    }));
  };
  const question = 'Was kostet das und wo sind Sie?';

  test('is answered from the texts in it, with what the owner wrote beside each', async () => {
    ready(languages);
    translate(inGerman('profile/aboutMe', GERMAN));
    model.says('Wohnungen für Menschen, die darin arbeiten, plane ich. [4]');
    const { events, sentences } = await ask(callContext(), question, 'de_de');
    const [citation] = events.find(([event]) => event === 'sentence')?.[1]['citations'] as Row[];

    expect(sentences).toEqual(['Wohnungen für Menschen, die darin arbeiten, plane ich.']);
    expect(citation).toMatchObject({ excerpt: GERMAN, original: { text: FACT, language: 'en_us' } });
    expect(JSON.stringify(model.asked())).toContain('Reply language: de-DE');
  });

  test('gets no sentence that the translated text does not hold', async () => {
    ready(languages);
    translate(inGerman('profile/aboutMe', GERMAN));
    model.says('Gärten lege ich ebenfalls gern an. [4]');

    expect((await ask(callContext(), question, 'de_de')).sentences).toEqual([REPLY]);
  });

  test('is answered from the original where there is no text in it, with the very words', async () => {
    ready();
    model.says(`Ich plane Wohnungen. [4] {{${FACT}}} Ich plane auch Gärten. [4] {{gardens, too}}`);
    const { events, sentences } = await ask(callContext(), question, 'de_de');
    const [citation] = events.find(([event]) => event === 'sentence')?.[1]['citations'] as Row[];

    expect(sentences).toEqual(['Ich plane Wohnungen.']);
    expect(citation?.['original']).toEqual({ text: FACT, language: 'en_us' });
  });

  test('hears the standard reply in it, where the owner has one', async () => {
    ready(languages);
    translate(inGerman('assistant/standardReply', 'Ich rufe Sie zurück.'));
    model.says('NO_ANSWER');

    expect((await ask(callContext(), question, 'de_de')).sentences).toEqual(['Ich rufe Sie zurück.']);
  });

  test('also when they only write in it', async () => {
    ready(languages);
    translate(inGerman('assistant/standardReply', 'Ich rufe Sie zurück.'));
    model.says('NO_ANSWER');

    expect((await ask(callContext(), question, 'en_us')).sentences).toEqual(['Ich rufe Sie zurück.']);
  });
});
