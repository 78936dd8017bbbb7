/**
 * Analytics only after consent. On the home page it asks, where the deployment names a tag (`/app-config.json`) and nobody
 * answered yet under the cookie policy's version; the tag is loaded after a yes alone. On the cookie policy it is the
 * switch. It is fetched once the page is loaded (site.ts), and all words are in the document.
 */
import { readJson, writeJson } from '../../pages/islands/safe-storage.ts';

/** In local storage. */
const KEY = 'xpage-analytics-consent';

type Choice = {
  isAllowed: boolean;
  /** Of the cookie policy that was asked under. */
  version: string;
  /** ISO 8601. */
  at: string;
};

const css = `.consent{position:fixed;z-index:8;inset:auto 16px 16px;display:grid;gap:var(--space-3);max-inline-size:440px;margin-inline:auto 0;padding:var(--space-5);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--card);color:var(--ink);box-shadow:var(--shadow)}
.consent h2{font-size:var(--text-body)}
.consent p{color:var(--soft);font-size:var(--text-small)}
.consent div{display:grid;grid-template-columns:1fr 1fr;gap:var(--space-3)}
.consent button{min-block-size:var(--target);padding:var(--space-2) var(--space-3);border:1px solid var(--edge);border-radius:var(--radius-field);background:var(--paper);font-weight:600;cursor:pointer}
.consent button:hover{background:var(--hover)}`;

async function start(): Promise<void> {
  const scriptUrl = await findScript();
  if (scriptUrl === null) return;
  const question = document.querySelector<HTMLTemplateElement>('template[data-analytics=ask]');
  if (question !== null) askOrLoad(question, scriptUrl);
  const line = document.querySelector<HTMLElement>('p[data-analytics=switch]');
  if (line !== null) offerSwitch(line);
}

/** The tag's address; null where the deployment names none, or cannot be asked. */
async function findScript(): Promise<string | null> {
  try {
    const response = await fetch('/app-config.json');
    const { analytics } = (await response.json()) as { analytics?: { scriptUrl?: unknown } | null };
    return typeof analytics?.scriptUrl === 'string' ? analytics.scriptUrl : null;
  } catch {
    return null;
  }
}

function askOrLoad(question: HTMLTemplateElement, scriptUrl: string): void {
  if (isRefusedByBrowser()) return;
  const version = question.dataset.version ?? '';
  const choice = readChoice(version);
  if (choice?.isAllowed === true) loadTag(scriptUrl);
  if (choice === null) ask(question, version, scriptUrl);
}

function ask(question: HTMLTemplateElement, version: string, scriptUrl: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  document.body.append(question.content.cloneNode(true));
  const card = document.querySelector('.consent');
  card?.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset.choice;
    if (!answer) return;
    card.remove();
    keepChoice(answer === 'allow', version);
    if (answer === 'allow') loadTag(scriptUrl);
  });
}

function offerSwitch(line: HTMLElement): void {
  const box = line.querySelector('input');
  if (box === null) return;
  const version = line.dataset.version ?? '';
  box.checked = !isRefusedByBrowser() && readChoice(version)?.isAllowed === true;
  box.disabled = isRefusedByBrowser();
  box.addEventListener('change', () => {
    keepChoice(box.checked, version);
    const status = line.querySelector<HTMLElement>('[role=status]');
    if (status !== null) status.textContent = status.dataset.saved ?? '';
  });
  for (const none of document.querySelectorAll<HTMLElement>('[data-analytics=none]')) none.hidden = true;
  line.hidden = false;
}

function loadTag(scriptUrl: string): void {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}

/** Global Privacy Control: a no that the browser says to every site. */
function isRefusedByBrowser(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Null when nobody chose yet, or under another version of the policy. */
function readChoice(version: string): Choice | null {
  const choice = readJson('localStorage', KEY) as Partial<Choice> | null;
  const isWhole = typeof choice?.isAllowed === 'boolean' && choice.version === version;
  return isWhole ? (choice as Choice) : null;
}

function keepChoice(isAllowed: boolean, version: string): void {
  writeJson('localStorage', KEY, { isAllowed, version, at: new Date().toISOString() } satisfies Choice);
}

void start();
