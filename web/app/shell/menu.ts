/** The owner's menu (specification 1, section 2), in the order and groups in which it is shown. */
import type { PlainRouteName } from '../../lib/routes.ts';
import {
  AnalyticsIcon,
  AssistantIcon,
  DesignIcon,
  HistoryIcon,
  LeadsIcon,
  PageSettingsIcon,
  PlanIcon,
  ProfileIcon,
  SettingsIcon,
  type Icon,
} from '../../ui/icons.tsx';

export type MenuEntry = { route: PlainRouteName; icon: Icon };

const profile: MenuEntry = { route: 'profile', icon: ProfileIcon };
const design: MenuEntry = { route: 'design', icon: DesignIcon };
const pageSettings: MenuEntry = { route: 'pageSettings', icon: PageSettingsIcon };
const assistant: MenuEntry = { route: 'assistant', icon: AssistantIcon };
const history: MenuEntry = { route: 'history', icon: HistoryIcon };
const leads: MenuEntry = { route: 'leads', icon: LeadsIcon };
const analytics: MenuEntry = { route: 'analytics', icon: AnalyticsIcon };
const settings: MenuEntry = { route: 'settings', icon: SettingsIcon };
const plan: MenuEntry = { route: 'plan', icon: PlanIcon };

/** The page, its conversations, the account. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
  [profile, design, pageSettings],
  [assistant, history, leads, analytics],
  [settings, plan],
];

/** The parts of the editor, which on phones has tabs for them. */
export const editorRoutes: readonly PlainRouteName[] = menuGroups[0]?.map(({ route }) => route) ?? [];

/** What a thumb reaches first; the rest is behind More. */
export const thumbEntries: readonly MenuEntry[] = [profile, assistant, leads, analytics];
