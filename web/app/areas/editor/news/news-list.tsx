import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { ShowMore } from '../../conversations/show-more.tsx';
import { useCodeText } from '../use-code-text.ts';
import { NewsEntry } from './news-entry.tsx';
import styles from './news.module.css';
import { useOwnPosts } from './use-own-posts.ts';

export type NewsListProps = {
  /** The entry in whose place the form stands. */
  openId: string | null;
  form: ReactNode;
  onEdit: (post: Post) => void;
};

/** The entries as visitors will find them: newest first, as many as were asked for. */
export function NewsList(entries: NewsListProps): ReactNode {
  const [pages, setPages] = useState(1);
  return (
    <>
      <ol className={styles.list}>
        {Array.from({ length: pages }, (_, index) => (
          <NewsPage key={index} page={index + 1} {...entries} />
        ))}
      </ol>
      <End page={pages} onShowMore={() => setPages(pages + 1)} />
    </>
  );
}

function NewsPage({ page, openId, form, onEdit }: NewsListProps & { page: number }): ReactNode {
  const { data } = useOwnPosts(page);
  return data?.posts.map((post) =>
    post.postId === openId ? (
      <li key={post.postId}>{form}</li>
    ) : (
      <NewsEntry key={post.postId} post={post} onEdit={() => onEdit(post)} />
    ),
  );
}

/** What comes after the last page: more, or why there is none. */
function End({ page, onShowMore }: { page: number; onShowMore: () => void }): ReactNode {
  const { t } = useTranslation(['editor-profile', 'editor']);
  const textOf = useCodeText();
  const { data, error, mutate } = useOwnPosts(page);
  if (data?.hasMore === false) return null;
  if (data === undefined && error) {
    return (
      <Notice tone="bad">
        {textOf(codeOf(error))} <TextButton onClick={() => void mutate()}>{t('editor:save.retry')}</TextButton>
      </Notice>
    );
  }
  return <ShowMore label={t('news.showMore')} isBusy={data === undefined} onShowMore={onShowMore} />;
}
