/** Asks how the service is, once a minute while somebody looks, and shows it in the words of the document. */
import { getServiceStatus } from '../../lib/api/call-table.generated.ts';
import type { OutputOfCall } from '../../lib/api/call-types.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { twice } from '../../lib/api/twice.ts';
import { make } from '../../pages/islands/make.ts';

type Status = OutputOfCall<'getServiceStatus'>;
type PartStatus = Status['parts'][number];
type Incident = NonNullable<Status['incidents']>[number];
type State = PartStatus['state'];

const EVERY_MS = 60_000;
/** What is said of the whole is the first of these that is true of any part. */
const worstFirst: readonly State[] = ['down', 'degraded', 'unknown'];

const main = find(document, 'main');
const overall = find(main, '[data-overall]');
const parts = find(main, '.parts');
const past = find(main, '.past');
const retry = find(main, 'button') as HTMLButtonElement;
const times = new Intl.DateTimeFormat(`${document.documentElement.lang}-u-ca-gregory-nu-latn`, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

function find(place: ParentNode, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The status page has no "${selector}".`);
  return element;
}

async function load(): Promise<void> {
  retry.disabled = true;
  try {
    draw(await twice(() => sendCall(getServiceStatus, {}, { token: 'none' })));
  } catch {
    draw(null);
  } finally {
    retry.disabled = false;
  }
}

/** @param status null when it could not be asked for */
function draw(status: Status | null): void {
  const states = status?.parts.map(({ state }) => state) ?? [];
  const whole = status === null ? 'unknown' : (worstFirst.find((state) => states.includes(state)) ?? 'ok');
  say(overall, overall.dataset[whole] ?? '');
  overall.dataset.overall = whole;
  find(main, '[data-role=unknown]').hidden = whole !== 'unknown';
  retry.hidden = whole !== 'unknown';
  for (const row of parts.children) drawPart(row as HTMLElement, status);
  showTime(find(main, '[data-role=updated]'), status?.checkedAt ?? null);
  find(main, 'section').hidden = !status?.incidents;
  find(main, '[data-role=none]').hidden = status?.incidents?.length !== 0;
  past.replaceChildren(...(status?.incidents ?? []).map(incidentRow));
}

function drawPart(row: HTMLElement, status: Status | null): void {
  const own = status?.parts.find(({ part }) => part === row.dataset.part);
  row.dataset.state = own?.state ?? 'unknown';
  find(row, '.state').textContent = parts.dataset[row.dataset.state] ?? '';
  // Since when everything is in order is nobody's question.
  showTime(find(row, '[data-role=since]'), own && own.state !== 'ok' ? own.since : null);
}

function showTime(place: HTMLElement, at: string | null): void {
  place.hidden = at === null;
  if (at !== null) find(place, 'time').replaceWith(make('time', { datetime: at }, times.format(new Date(at))));
}

function incidentRow({ part, state, startedAt, endedAt }: Incident): HTMLElement {
  const name = find(parts, `[data-part=${part}] b`).textContent ?? '';
  const start = new Date(startedAt);
  const span =
    endedAt === null
      ? [make('time', { datetime: startedAt }, times.format(start)), ` · ${past.dataset.ongoing ?? ''}`]
      : [make('time', { datetime: startedAt }, times.formatRange(start, new Date(endedAt)))];
  return make(
    'li',
    { 'data-state': state },
    make('b', {}, name),
    make('span', { class: 'state' }, parts.dataset[state] ?? ''),
    make('span', { class: 'soft' }, ...span),
  );
}

/** Said again only when it is another text: screen readers read every change aloud. */
function say(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

retry.addEventListener('click', () => void load());
setInterval(() => {
  if (document.visibilityState === 'visible') void load();
}, EVERY_MS);
void load();
