import type { Answer } from '../../../../../shared/insurance/answers.ts';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';

/** What every kind of question is drawn from. */
export type FieldProps = {
  asked: AskedQuestion;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  /** One touch has answered it: where nothing else is asked, the next question comes. */
  onTap?: (() => void) | undefined;
  error: string | undefined;
  /** Its words already stand above, as the title of the screen. */
  isAlone: boolean;
};
