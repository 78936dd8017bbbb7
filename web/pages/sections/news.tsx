import type { ReactElement } from 'react';
import type { Photo } from '../../../shared/model/photo.ts';
import type { Post } from '../../../shared/model/post.ts';
import { dateText } from '../../../shared/places/date-text.ts';
import { pageText, type PageModel } from '../page-model.ts';
import { splitAbout } from '../split-about.ts';
import { LinkedPhoto } from './linked-photo.tsx';
import { MoreLink } from './more-link.tsx';
import { Story } from './story.tsx';

/** The newest entries; the button for the others works through its island. */
export function News({ model }: { model: PageModel }): ReactElement | null {
  const { posts, hasMorePosts } = model;
  if (posts.length === 0) return null;
  return (
    <section className="news" id="news" data-source="news" aria-labelledby="news-title" tabIndex={-1}>
      <h2 id="news-title">{pageText(model, 'news')}</h2>
      <ol>
        {posts.map((post) => (
          <Entry key={post.postId} model={model} post={post} />
        ))}
      </ol>
      {hasMorePosts && <MoreNews model={model} />}
    </section>
  );
}

/** The button, and the form of an entry that its island fills: it has every part that an entry may have. */
function MoreNews({ model }: { model: PageModel }): ReactElement {
  return (
    <>
      <template>
        <EntryParts model={model} postId="" photo={blankPhoto} link={model.appOrigin}>
          <time />
          <h3 dir="auto">{''}</h3>
          <Story model={model} open={['']} more={['']} />
        </EntryParts>
      </template>
      <button type="button" className="line js-only" data-act="news">
        {pageText(model, 'moreNews')}
      </button>
    </>
  );
}

/** Without a path its address is the origin of all pictures, which is what the island needs to know. */
const blankPhoto: Photo = { mediaId: '', path: '', width: 1, height: 1 };

function Entry({ model, post }: { model: PageModel; post: Post }): ReactElement {
  const { postId, title, text, photo, link, publishedAt } = post;
  const { open, more } = splitAbout(text);
  return (
    <EntryParts model={model} postId={postId} photo={photo} link={link}>
      <time dateTime={publishedAt}>{dateText(model.lang, publishedAt)}</time>
      <h3 dir="auto">{title}</h3>
      <Story model={model} open={open} more={more} />
    </EntryParts>
  );
}

type EntryProps = Pick<Post, 'postId' | 'photo' | 'link'> & { model: PageModel; children: ReactElement[] };

function EntryParts({ model, postId, photo, link, children }: EntryProps): ReactElement {
  return (
    <li className="post" id={`post-${postId}`} tabIndex={-1}>
      {photo && <LinkedPhoto model={model} photo={photo} />}
      <div>
        {children}
        <MoreLink model={model} link={link} />
      </div>
    </li>
  );
}
