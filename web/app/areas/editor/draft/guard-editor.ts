/**
 * Asks before the editor is left. Between its own tabs the draft goes along, so moving there asks nothing.
 *
 * The history's guard isn't told where somebody goes. So moves to a tab pass by it, and what reaches it while the
 * browser shows a tab's address is Back or Forward to that tab.
 */
import { pathTo } from '../../../../lib/routes.ts';
import { appHistory } from '../../../app-history.ts';
import type { GuardedHistory, LeaveGuard } from '../../../leave/guarded-history.ts';

type Move = GuardedHistory['push'];

const tabs: ReadonlySet<string> = new Set([pathTo('profile'), pathTo('design'), pathTo('pageSettings')]);

/** Returns how to take the guard away. Back or Forward between tabs takes it away, too: set it again in every tab. */
export function guardEditor(ask: LeaveGuard): () => void {
  const history = appHistory();
  const { push, replace } = history;
  let isMoving = false;
  const guard: LeaveGuard = (proceed) => {
    if (isMoving || !tabs.has(window.location.pathname)) ask(proceed);
    else afterStepBack(proceed);
  };
  let release = history.guardLeaving(guard);
  const watched =
    (move: Move): Move =>
    (to, state) => {
      const isTab = tabs.has(history.createURL(to).pathname);
      if (isTab) release();
      isMoving = true;
      move(to, state);
      isMoving = false;
      if (isTab) release = history.guardLeaving(guard);
    };
  Object.assign(history, { push: watched(push), replace: watched(replace) });
  return () => {
    release();
    Object.assign(history, { push, replace });
  };
}

/** The browser was at the tab already and is on its way back to where the guard stood: it goes on from there. */
function afterStepBack(proceed: () => void): void {
  window.addEventListener('popstate', proceed, { once: true });
}
