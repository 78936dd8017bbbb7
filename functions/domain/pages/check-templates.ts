/** Which templates an owner may choose. */
import type { Design } from '../../../shared/model/page.ts';
import { imageTemplateNeeds, isIncluded, templateNeeds } from '../../../shared/model/template.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';

/** Throws `template_locked` for one that is newly chosen and not in the plan. One that the draft has already stays. */
export function checkTemplates(before: Design, after: Design, { actor, now }: OwnerContext): void {
  const chosen = [
    ...(after.template === before.template ? [] : [templateNeeds[after.template]]),
    ...(after.imageTemplate === before.imageTemplate || after.imageTemplate === null
      ? []
      : [imageTemplateNeeds[after.imageTemplate]]),
  ];
  if (!chosen.every((need) => isIncluded(need, actor.plan, now))) throw new AppError('template_locked');
}
