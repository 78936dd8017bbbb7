/** What belongs to a page without being a part of it: taken from the account, and brought into one. */
import { callApi } from '../../../../lib/api/call.ts';
import type { Beside } from './page-archive.ts';

export async function takeBeside(): Promise<Beside> {
  const [{ places, design }, { answers }, { settings }] = await Promise.all([
    callApi('getPlaces', {}),
    callApi('getGaps', {}),
    callApi('getLeadSettings', {}),
  ]);
  return {
    places,
    qrDesign: design,
    // The newest stand first there; brought one after the other, they stand so again.
    answers: answers.map(({ question, answer }) => ({ question, answer })).toReversed(),
    leadSettings: { quietHours: settings.quietHours },
  };
}

/** Safe to repeat: what is there already is left alone. Throws what the calls throw. */
export async function bringBeside({ places, qrDesign, answers, leadSettings }: Beside): Promise<void> {
  for (const { code, name } of places) await callApi('savePlace', { code, name, isBrought: true });
  if (qrDesign) await callApi('saveQrDesign', { design: qrDesign });
  if (leadSettings) await callApi('saveLeadSettings', leadSettings);
  if (answers.length === 0) return;
  const there = new Set((await callApi('getGaps', {})).answers.map(keyOf));
  for (const content of answers.filter((answer) => !there.has(keyOf(answer)))) {
    await callApi('saveAnswer', { gapId: null, answerId: null, content });
  }
}

const keyOf = ({ question, answer }: { question: string; answer: string }): string => `${question}\n${answer}`;
