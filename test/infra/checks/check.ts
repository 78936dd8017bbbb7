/** A rule that the templates of a stage must keep. */
import { resourcesOf, type Placed, type StageTemplates } from '../templates.ts';

export type Check = {
  /** Number in the security checklist, e.g. `K1`; a letter where one number is several rules. */
  id: string;
  /** The guarantee. */
  title: string;
  /** Stages that it holds for; all of them if absent. */
  only?: readonly string[];
  /** What breaks the rule, as messages; none when it is kept. */
  faults: (templates: StageTemplates) => string[];
  /** Breaks the rule, to prove that the check would see it. */
  break: (templates: StageTemplates) => void;
};

/** Messages for the resources of a type that do not keep a rule. */
export function unless(resources: readonly Placed[], keeps: (resource: Placed) => boolean, message: string): string[] {
  return resources.filter((resource) => !keeps(resource)).map(({ where }) => `${where}: ${message}`);
}

/** A message when there are no such resources at all. */
export function ifNone(resources: readonly unknown[], message: string): string[] {
  return resources.length === 0 ? [message] : [];
}

/** Changes the properties of the first resource of a type. */
export function breakFirst(
  templates: StageTemplates,
  type: string,
  change: (properties: Record<string, unknown>, resource: Placed) => void,
): void {
  const [first] = resourcesOf(templates, type);
  if (!first) throw new Error(`There is no ${type} to break.`);
  change(first.Properties, first);
}

/** Adds a resource to the first stack. */
export function addResource(templates: StageTemplates, Type: string, Properties: Record<string, unknown>): void {
  const [first] = templates.stacks;
  if (!first) throw new Error('There is no stack.');
  first.template.Resources['Added'] = { Type, Properties };
}

/** Deletes all resources of a type. */
export function removeAll(templates: StageTemplates, type: string): void {
  for (const { id, template } of resourcesOf(templates, type)) delete template.Resources[id];
}
