import type { Account } from '../../../../../shared/model/account.ts';
import { templateIds, type Design, type PageDraft } from '../../../../../shared/model/page.ts';
import { isIncluded, templateNeeds } from '../../../../../shared/model/template.ts';
import { suggestAgentName } from '../../../../../shared/rules/suggest-agent-name.ts';
import { begunPage, type BegunPage } from '../../../../lib/begun-page.ts';
import { claimedName } from '../../../../lib/claimed-name.ts';

/** The draft with the user name that fits and with what its owner began on the home page; nothing of their own is lost. */
export function withSuggestions(
  draft: PageDraft,
  { fullName, email, plan }: Pick<Account, 'fullName' | 'email' | 'plan'>,
): PageDraft {
  const agentName = claimedName() || suggestAgentName(fullName, email);
  const begun = begunPage();
  const { profile, design } = draft;
  return {
    ...draft,
    profile: {
      ...profile,
      agentName,
      title: profile.title || (begun?.work ?? ''),
      aboutMe: profile.aboutMe || (begun?.about ?? ''),
    },
    design: begun === null ? design : withChoices(design, begun, plan),
  };
}

/** A template that the plan does not include could not be saved. */
function withChoices(design: Design, { colour, template }: BegunPage, plan: Account['plan']): Design {
  const chosen = templateIds.find((id) => id === template && isIncluded(templateNeeds[id], plan, new Date()));
  return { ...design, themeColour: colour || design.themeColour, template: chosen ?? design.template };
}
