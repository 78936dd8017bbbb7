import { at, type Placed } from './templates.ts';

/** On AWS a name of a secret ends with a part of its stack's id: `Fn::Join` of what it begins with and of that. */
export const isSecret =
  (stage: string, name: string) =>
  ({ Properties }: Placed): boolean =>
    [Properties['Name'], at(Properties, 'Name.Fn::Join.1.0')].includes(`xpage/${stage}/${name}`);
