import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

declare const rules: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
export default rules;
