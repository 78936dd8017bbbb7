import { ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from 'vitest';
import { people } from '../../../../bin/demo/people.ts';
import type { DemoPerson } from '../../../../bin/demo/person.ts';
import { answerDraft } from '../../../../functions/domain/assistant/answer-draft.ts';
import type { DraftKnowledge } from '../../../../functions/domain/assistant/draft-knowledge.ts';
import { passagesOf, type Passage } from '../../../../functions/domain/assistant/passages.ts';
import { parseConverseRequest } from '../../../../infra/local/engines/bedrock/converse-request.ts';
import { reply } from '../../../../infra/local/engines/bedrock/reader.ts';
import type { Sentence } from '../../../../shared/model/conversation.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useModel } from '../../../kit/model.ts';
import { questionSets } from '../../../kit/question-set.ts';

const { mock } = useModel();

type Asked = { question: string; isAnswerable: boolean; knowledge: DraftKnowledge; sentences: Sentence[] };

function knowledgeOf({ profile, contacts, offers, features, design, assistant, news }: DemoPerson): DraftKnowledge {
  const photos = { profilePhoto: null, coverPhoto: null, mainPhoto: null };
  const page = {
    profile: { organisation: '', organisationLink: '', ...profile, ...photos },
    contacts,
    offers,
    features,
    design,
    assistant,
    publishedAt: NOW.toISOString(),
  };
  const posts = news.map(({ daysAgo, ...content }) => ({
    ...content,
    photo: null,
    postId: '01JGFJJZ00000000000000000B',
    publishedAt: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
  }));
  const greeting = assistant.greetings.afternoon;
  const passages = passagesOf({ page, setup: assistant.setup, greeting, posts, answers: [] });
  return { page, version: 1, settings: assistant, passages };
}

/** All questions, answered by a model through the pipeline that visitors get. */
async function askAll(model: (prompt: string, text: string) => string): Promise<Asked[]> {
  mock.on(ConverseStreamCommand).callsFake(({ modelId: _modelId, ...request }: { modelId: string }) => {
    const prompt = parseConverseRequest(Buffer.from(JSON.stringify(request)));
    return { stream: stream(model(prompt.turns.at(-1)?.text ?? '', reply(prompt))) };
  });
  const asked: Asked[] = [];
  for (const { agentName, answerable, unanswerable } of questionSets) {
    const person = people.find(({ profile }) => profile.agentName === agentName);
    if (!person) throw new Error(`The demo has nobody called ${agentName}.`);
    const knowledge = knowledgeOf(person);
    for (const question of [...answerable, ...unanswerable]) {
      const sentences: Sentence[] = [];
      const request = { question, language: knowledge.page.profile.pageLanguage };
      for await (const one of answerDraft(knowledge, request, new AbortController().signal)) sentences.push(one);
      asked.push({ question, isAnswerable: answerable.includes(question), knowledge, sentences });
    }
  }
  return asked;
}

async function* stream(text: string) {
  yield { contentBlockDelta: { delta: { text }, contentBlockIndex: 0 } };
  yield { messageStop: { stopReason: 'end_turn' as const } };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What is between the marks of a text: a list may have others in another place. */
const partsOf = (text: string): string[] => plain(text).split(/[、,，]\s*/u);

/** Whether a passage that the sentence cites holds it word for word, an enumeration point by point. */
function isSupported({ text, citations }: Sentence, { passages }: DraftKnowledge): boolean {
  const cited = passages.filter((passage) =>
    citations.some(({ source, excerpt }) => isCited(passage, source, excerpt)),
  );
  return cited.some((passage) => partsOf(text).every((part) => plain(passage.text).includes(part)));
}

const isCited = (passage: Passage, source: string, excerpt: string): boolean =>
  passage.source === source && passage.text.startsWith(excerpt.replace(/…$/, ''));

describe('200 questions about four pages in four languages', () => {
  test('are answered from their sources where the page holds the answer, and refused without a source where not', async () => {
    const asked = await askAll((_, text) => text);
    const answerable = asked.filter(({ isAnswerable }) => isAnswerable);
    const unanswerable = asked.filter(({ isAnswerable }) => !isAnswerable);
    const missed = answerable.filter(({ sentences }) => sentences.length === 0);
    const invented = unanswerable.filter(({ sentences }) => sentences.length > 0);
    const said = asked.flatMap(({ sentences, knowledge }) => sentences.map((sentence) => ({ sentence, knowledge })));
    const supported = said.filter(({ sentence, knowledge }) => isSupported(sentence, knowledge));

    expect([answerable.length, unanswerable.length]).toEqual([100, 100]);
    expect(answerable.length - missed.length).toBeGreaterThanOrEqual(88);
    expect(invented.map(({ question }) => question).slice(2)).toEqual([]);
    expect(supported.length / said.length).toBeGreaterThanOrEqual(0.95);
  });

  test('get no sentence through whose source is not where it comes from, from a model that cites at random', async () => {
    let turn = 0;
    const asked = await askAll((prompt, text) => {
      const count = prompt.match(/<passage id=/g)?.length ?? 1;
      return text.replaceAll(/\[\d+\]/g, () => `[${((turn++ * 7) % count) + 1}]`);
    });
    const through = asked.flatMap(({ sentences, knowledge }) =>
      sentences.filter((sentence) => !isSupported(sentence, knowledge)).map(({ text }) => text),
    );

    expect(turn).toBeGreaterThan(100);
    expect(through).toEqual([]);
  });

  test('get no sentence through that a model makes up', async () => {
    const inventions = [
      'I am a certified deep-sea diver from Lisbon. [1]',
      'The service is free on Mondays and includes a helicopter. [2]',
      'Everything costs 17 pounds. [3]',
      'You will get your money back twice, guaranteed. [4]',
    ];
    let turn = 0;
    const asked = await askAll(() => inventions[turn++ % inventions.length] ?? '');

    expect(asked.flatMap(({ sentences }) => sentences)).toEqual([]);
  });
});
