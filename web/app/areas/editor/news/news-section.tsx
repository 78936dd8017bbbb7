import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { AddButton } from '../content/add-button.tsx';
import { Invitation } from '../content/invitation.tsx';
import { NewsSketch } from '../content/sketches.tsx';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { NewsList, type NewsListProps } from './news-list.tsx';
import styles from './news.module.css';
import { beginPost, reopenPost } from './open-post.ts';
import { useClosing } from './use-closing.tsx';
import { useOwnPosts } from './use-own-posts.ts';

const PostForm = lazyArea(
  async () => (await import('./post-form.tsx')).PostForm,
  ['editor-basics', 'editor-errors', 'editor-profile', 'news-form', 'photos'],
);

/** News of the owner (specification 1, section 2): they are live by themselves, without going live again. */
export function NewsSection(): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { own, openPost, setOpenPost } = useEditor();
  const { closeFor, question } = useClosing();
  const [isInPlace, setInPlace] = useState(false);
  const hasPosts = useOwnPosts(1).data?.posts.length !== 0;
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterClosing(box, openPost !== null);
  const isLive = own.liveLink !== null;
  const form = openPost && (
    <Suspense fallback={<SkeletonRows rows={3} height={88} />}>
      <PostForm
        key={openPost.postId ?? 'new'}
        open={openPost}
        isLive={isLive}
        onChange={setOpenPost}
        onCancel={() => closeFor(null)}
        onSaved={() => setOpenPost(null)}
      />
    </Suspense>
  );
  const add = (): void => closeFor(beginPost(new Date()), () => setInPlace(false));
  const addButton = <AddButton label={t('news.add')} onAdd={add} />;
  return (
    <Section
      part="news"
      title={t('news.title')}
      text={t(isLive ? 'news.textLive' : 'news.textDraft')}
      actions={hasPosts && openPost?.postId !== null && addButton}
    >
      <div ref={box} className={styles.news}>
        {!isInPlace && form}
        <ListOrState
          openId={isInPlace ? (openPost?.postId ?? null) : null}
          form={form}
          invitation={openPost === null && <NewsInvitation addButton={addButton} />}
          onEdit={(post) => closeFor(reopenPost(post), () => setInPlace(true))}
        />
      </div>
      {question}
    </Section>
  );
}

function ListOrState({ invitation, ...entries }: NewsListProps & { invitation: ReactNode }): ReactNode {
  const { data, error, mutate } = useOwnPosts(1);
  if (data === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={2} height={88} />;
  }
  return data.posts.length === 0 ? invitation : <NewsList {...entries} />;
}

function NewsInvitation({ addButton }: { addButton: ReactNode }): ReactNode {
  const { t } = useTranslation('editor-profile');
  return (
    <Invitation sketch={<NewsSketch />} title={t('news.emptyTitle')} text={t('news.emptyText')} action={addButton} />
  );
}

/** The focus of a form that is gone goes to what stands there instead. */
function useFocusAfterClosing(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) box.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [box, isOpen]);
}
