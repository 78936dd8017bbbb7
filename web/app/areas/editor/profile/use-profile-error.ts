import { Profile } from '../../../../../shared/model/page.ts';
import { useEditor } from '../editor-context.tsx';
import { basicFields } from '../go-live/go-live-flow.ts';
import { useCodeText } from '../use-code-text.ts';

type TextField =
  'displayName' | 'title' | 'tagline' | 'location' | 'organisation' | 'organisationLink' | 'aboutMe' | 'description';

const required: ReadonlySet<string> = new Set(basicFields);

/** The words under a field of the profile; a missing one is told only after an attempt to go live. */
export function useProfileError(): (field: TextField) => string | undefined {
  const { state, isStrict } = useEditor();
  const textOf = useCodeText();
  return (field) => {
    const value = state.draft.profile[field];
    if (isStrict && required.has(field) && value.trim() === '') return textOf('field_required');
    const parsed = Profile.shape[field].safeParse(value);
    return parsed.success ? undefined : textOf(parsed.error.issues[0]?.message ?? 'text_invalid');
  };
}
