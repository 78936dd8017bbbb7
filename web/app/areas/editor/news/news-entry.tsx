import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Thumb } from '../content/thumb.tsx';
import { useEditor } from '../editor-context.tsx';
import { focusPlace, rowsOf } from '../rows/rows-of.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './news.module.css';

export type NewsEntryProps = { post: Post; onEdit: () => void };

/** One entry: its day, its headline and how it begins. */
export function NewsEntry({ post, onEdit }: NewsEntryProps): ReactNode {
  const { t } = useTranslation('editor-profile');
  return (
    <li className={styles.entry}>
      <div className={styles.entryWords}>
        <Day iso={post.publishedAt} />
        <h3 className={styles.headline} dir="auto">
          {post.title}
        </h3>
        <p className={styles.beginning} dir="auto">
          {post.text}
        </p>
        <div className={styles.entryActions}>
          <button type="button" className={styles.action} onClick={onEdit}>
            {t('news.change')}
            <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
          </button>
          <DeletePost post={post} />
        </div>
      </div>
      {post.photo && <Thumb photo={post.photo} />}
    </li>
  );
}

/** The same day as on the page, which is drawn once for readers in every time zone. */
function Day({ iso }: { iso: string }): ReactNode {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return (
    <time className={styles.day} dateTime={iso}>
      {format.format(new Date(iso))}
    </time>
  );
}

/** Asks in the specified words (specification 1, section 5); the question stays until the entry is gone. */
function DeletePost({ post }: { post: Post }): ReactNode {
  const { t } = useTranslation(['rows', 'editor-profile']);
  const { own } = useEditor();
  const textOf = useCodeText();
  const { run, isRunning, error } = useEffectCall('savePost');
  const askAgain = useAskAgain();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const remove = async (): Promise<void> => {
    const focusNext = rememberPlace(button.current);
    if ((await run({ postId: post.postId, content: null })) === null) return;
    await askAgain('getPostList');
    focusNext();
  };
  const text = t(own.liveLink === null ? 'editor-profile:news.deleteText' : 'editor-profile:news.deleteTextLive');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.action, styles.delete)}
        onClick={() => setAsking(true)}
      >
        {t('deleteShort')}
        <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name: post.title })}
        text={error ? textOf(codeOf(error)) : text}
        confirmLabel={t('deleteShort')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Gives what puts the focus where the entry of this button was, once the list is without it. */
function rememberPlace(button: HTMLElement | null): () => void {
  const entry = button?.closest('li') ?? null;
  const box = entry?.parentElement?.parentElement ?? null;
  const place = entry ? rowsOf(box).indexOf(entry) : 0;
  return () => requestAnimationFrame(() => focusPlace(box, place));
}
