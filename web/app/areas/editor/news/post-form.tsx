import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PostContent } from '../../../../../shared/model/post.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { faultByRule, isBlankItem } from '../content/content-rules.ts';
import { LinkField } from '../content/link-field.tsx';
import { useFieldErrors } from '../content/use-field-errors.ts';
import { PhotoField } from '../profile/photo-field.tsx';
import { StoryField } from '../profile/story-field.tsx';
import rowStyles from '../rows/rows.module.css';
import { textDirection } from '../text-direction.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './news.module.css';
import { isGoodPost, type OpenPost } from './open-post.ts';
import { useSavePost } from './use-save-post.ts';

/** Most characters of an entry (model of the news). */
const MAX_TEXT = 5_000;

export type PostFormProps = {
  open: OpenPost;
  /** Visitors see it as soon as it is saved. */
  isLive: boolean;
  onChange: (open: OpenPost) => void;
  onCancel: () => void;
  onSaved: () => void;
};

/** One news entry being written; the page beside it shows it already. */
export function PostForm({ open, isLive, onChange, onCancel, onSaved }: PostFormProps): ReactNode {
  const { t } = useTranslation('news-form');
  const [isStrict, setStrict] = useState(false);
  const { save, isRunning, faultOf, failure } = useSavePost(onSaved);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setStrict(true);
    if (!isGoodPost(open.content)) focusFirstFault(event.currentTarget);
    else if (!isRunning) save(open);
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      aria-label={t(open.postId === null ? 'news.new' : 'news.edit')}
      noValidate
    >
      <PostFields open={open} isStrict={isStrict} faultOf={faultOf} onChange={onChange} />
      {failure !== undefined && <Failure code={failure} />}
      <div className={styles.formActions}>
        <Button onClick={onCancel}>{t('news.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t(isLive ? 'news.publish' : 'news.save')}
        </Button>
      </div>
    </form>
  );
}

/** Once the faults are drawn. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

function Failure({ code }: { code: string }): ReactNode {
  const textOf = useCodeText();
  return <Notice tone="bad">{textOf(code)}</Notice>;
}

type PostFieldsProps = Pick<PostFormProps, 'open' | 'onChange'> & {
  isStrict: boolean;
  faultOf: (content: PostContent, field: string) => string | undefined;
};

function PostFields({ open, isStrict, faultOf, onChange }: PostFieldsProps): ReactNode {
  const { t } = useTranslation(['news-form', 'editor-profile']);
  const { content } = open;
  const { title, text, photo, link } = content;
  const textOf = useCodeText();
  const codeOf = (field: keyof PostContent) =>
    faultByRule(PostContent.shape, field, content[field]) ?? faultOf(content, field);
  const errorOf = useFieldErrors((field) => codeOf(field as keyof PostContent), isBlankItem(content));
  const fieldOf = (field: keyof PostContent) => {
    const code = isStrict ? codeOf(field) : undefined;
    const { error, onBlur } = errorOf(field);
    return { error: code === undefined ? error : textOf(code), onBlur };
  };
  const change = (part: Partial<PostContent>): void => onChange({ ...open, content: { ...content, ...part } });
  return (
    <div className={rowStyles.fields}>
      <TextField
        label={t('news.name')}
        placeholder={t('news.nameExample')}
        value={title}
        autoFocus
        dir={textDirection(title)}
        {...fieldOf('title')}
        onChange={(next) => change({ title: next })}
      />
      <StoryField
        label={t('news.words')}
        placeholder={t('news.wordsExample')}
        help={t('news.wordsHelp')}
        value={text}
        max={MAX_TEXT}
        {...fieldOf('text')}
        onChange={(next) => change({ text: next })}
      />
      <PhotoField
        label={t('editor-profile:content.photo')}
        photo={photo}
        use="main"
        shape="wide"
        question={{ title: t('editor-profile:content.deletePhoto'), text: t('news.deletePhotoText') }}
        error={fieldOf('photo').error}
        onChange={(next) => change({ photo: next })}
      />
      <LinkField value={link} {...fieldOf('link')} onChange={(next) => change({ link: next })} />
    </div>
  );
}
