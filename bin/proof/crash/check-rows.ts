/** Looks for halves: rows that only make sense together, of which one is missing. */
import type { Row, Tables } from '../client/tables.ts';
import { findHalfAccounts } from '../races/accounts.ts';

/** What is half in the tables, in words; nothing when all is whole. */
export async function findHalves(tables: Tables): Promise<string[]> {
  const [accounts, pages, conversations] = await Promise.all([
    tables.scan('accounts'),
    tables.scan('pages'),
    tables.scan('conversations'),
  ]);
  return [...findHalfAccounts(accounts), ...findHalfPages(pages), ...findHalfConversations(conversations)];
}

type Draft = { profile: { agentName: string } };

/** A name belongs to the page that has it, and a page's name to the page. */
function findHalfPages(rows: readonly Row[]): string[] {
  const pages = rows.filter(({ sk }) => sk === 'PAGE');
  const names = rows.filter(({ sk }) => sk === 'NAME');
  const nameOf = (page: Row): string => (page['draft'] as Draft).profile.agentName;
  const has = (name: Row, page: Row): boolean =>
    page.pk === `OWN#${String(name['accountId'])}` &&
    (nameOf(page) === name['agentName'] || page['liveName'] === name['agentName']);
  const unnamed = pages.filter((page) => nameOf(page) !== '' && !names.some((name) => has(name, page)));
  const unused = names.filter((name) => name['renamedTo'] === null && !pages.some((page) => has(name, page)));
  const unseen = pages.filter((page) => page['liveName'] !== null && !hasLiveRow(rows, page));
  return [
    ...unnamed.map(({ pk }) => `page ${pk} has no row for its name`),
    ...unused.map(({ pk }) => `name ${pk} has no page`),
    ...unseen.map(({ pk }) => `page ${pk} is live without what visitors see`),
  ];
}

function hasLiveRow(rows: readonly Row[], { pk }: Row): boolean {
  return rows.some((row) => row.pk === pk && row.sk === 'LIVE');
}

/** Answered questions and the day's figures are written together. */
function findHalfConversations(rows: readonly Row[]): string[] {
  const days = rows.filter(({ sk }) => sk.startsWith('DAY#'));
  const counted = (figure: string): number => days.reduce((sum, row) => sum + Number(row[figure] ?? 0), 0);
  const answered = rows.filter((row) => row.sk.startsWith('MSG#') && row['state'] === 'done').length;
  const chats = rows.filter((row) => row.sk.startsWith('CONV#'));
  const messages = chats.reduce((sum, row) => sum + Number(row['messageCount']), 0);
  return [
    ...difference('answered questions', answered, counted('questions')),
    ...difference('messages of conversations', answered, messages),
  ];
}

function difference(what: string, rows: number, counted: number): string[] {
  return rows === counted ? [] : [`${rows} ${what}, and ${counted} are counted`];
}
