import type { ReactNode } from 'react';
import { ChoiceField, YesNoField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field-value.ts';
import { FilesField } from './files-field.tsx';
import { NumberField, PhoneNumberField, WordField } from './typed-fields.tsx';

type QuestionFieldProps = FieldProps & { look?: 'cards' | 'chips' | 'select' };

/** A question of any kind. */
export function QuestionField(props: QuestionFieldProps): ReactNode {
  switch (props.asked.question.kind) {
    case 'choice':
    case 'choices':
      return <ChoiceField {...props} />;
    case 'yes-no':
      return <YesNoField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'number':
    case 'money':
      return <NumberField {...props} />;
    case 'phone':
      return <PhoneNumberField {...props} />;
    case 'photo':
    case 'video':
    case 'file':
      return <FilesField {...props} />;
    default:
      return <WordField {...props} />;
  }
}
