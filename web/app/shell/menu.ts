/** The owner's menu (specification 1, section 2), in the order and groups in which it is shown. */
import type { PlainRouteName } from '../../lib/routes.ts';
import { useCall } from '../../lib/use-call.ts';
import {
  AnalyticsIcon,
  AssistantIcon,
  DocumentChatIcon,
  DesignIcon,
  HelpIcon,
  HistoryIcon,
  InsuranceIcon,
  LeadsIcon,
  LearningIcon,
  PageSettingsIcon,
  PlanIcon,
  SettingsIcon,
} from '../../ui/area-icons.tsx';
import { ProfileIcon, type Icon } from '../../ui/icons.tsx';

export type MenuEntry = { route: PlainRouteName; icon: Icon };

const profile: MenuEntry = { route: 'profile', icon: ProfileIcon };
const design: MenuEntry = { route: 'design', icon: DesignIcon };
const pageSettings: MenuEntry = { route: 'pageSettings', icon: PageSettingsIcon };
const assistant: MenuEntry = { route: 'assistant', icon: AssistantIcon };
const history: MenuEntry = { route: 'history', icon: HistoryIcon };
const leads: MenuEntry = { route: 'leads', icon: LeadsIcon };
const analytics: MenuEntry = { route: 'analytics', icon: AnalyticsIcon };
const productTalk: MenuEntry = { route: 'productTalk', icon: DocumentChatIcon };
const learning: MenuEntry = { route: 'learning', icon: LearningIcon };
const insurance: MenuEntry = { route: 'agentInsurance', icon: InsuranceIcon };
const settings: MenuEntry = { route: 'settings', icon: SettingsIcon };
const plan: MenuEntry = { route: 'plan', icon: PlanIcon };
const help: MenuEntry = { route: 'help', icon: HelpIcon };

const pageGroup = [profile, design, pageSettings] as const;
const conversationGroup = [assistant, history, leads, analytics] as const;
const accountGroup = [settings, plan, help] as const;

/** The page, its conversations with insurance for those who sell it, the company for those who have one, may found one or learn its products, the account. */
export function useMenuGroups(): readonly (readonly MenuEntry[])[] {
  const { data } = useCall('getCompany', {}, { swr: { revalidateOnFocus: false } });
  const hasCompany = data !== undefined && (data.company !== null || data.canFound);
  const companyGroup = [...(hasCompany ? [productTalk] : []), ...(data?.canLearn ? [learning] : [])];
  const sold = data?.hasInsurance ? [insurance] : [];
  return [pageGroup, [...conversationGroup, ...sold], ...(companyGroup.length > 0 ? [companyGroup] : []), accountGroup];
}

/** The parts of the editor, which on phones has tabs for them. */
export const editorRoutes: readonly PlainRouteName[] = pageGroup.map(({ route }) => route);

/** What a thumb reaches first; the rest is behind More. */
export const thumbEntries: readonly MenuEntry[] = [profile, assistant, leads, analytics];
