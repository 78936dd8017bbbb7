/** What was read of a document, page by page, cut into the passages that answers cite. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { productSearch } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { BackLink } from '../../../../ui/back-link.tsx';
import { ButtonLink, Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ReadPage } from './read-page.tsx';
import { firstOf, PAGES_AT_ONCE, readingSearch, readPage } from './reading-search.ts';
import styles from './reading.module.css';

type ReadingViewProps = { productId: string; fileId: string };

export function ReadingView({ productId, fileId }: ReadingViewProps): ReactNode {
  const { t } = useTranslation('product-design');
  const [search] = useSearchParams();
  const page = readPage(search.get('page'), Number.POSITIVE_INFINITY);
  const { data, error, mutate } = useCall('getPtxFilePages', { productId, fileId, from: firstOf(page) });
  return (
    <section className={styles.view} aria-label={t('reading.label')}>
      <BackLink to={{ search: productSearch('documents') }}>{t('reading.back')}</BackLink>
      {data && <Pages answer={data} page={page} />}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} height={240} />)}
    </section>
  );
}

type PagesProps = { answer: OutputOfCall<'getPtxFilePages'>; page: number };

function Pages({ answer: { file, pages }, page }: PagesProps) {
  const { t } = useTranslation('product-design');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>
            <bdi>{file.name}</bdi>
          </h2>
          <p className={styles.text}>{t('reading.text')}</p>
        </div>
        {file.pages > 1 && <Pager fileId={file.fileId} page={page} pages={file.pages} />}
      </header>
      {pages.map(({ view, passages }) => (
        <ReadPage key={view.page} view={view} passages={passages} isSought={view.page === page} />
      ))}
      {file.pages > PAGES_AT_ONCE && (
        <footer className={styles.foot}>
          <Pager fileId={file.fileId} page={page} pages={file.pages} />
        </footer>
      )}
    </>
  );
}

type PagerProps = { fileId: string; page: number; pages: number };

function Pager({ fileId, page, pages }: PagerProps) {
  const { t } = useTranslation('product-design');
  const from = firstOf(page);
  const to = Math.min(pages, from + PAGES_AT_ONCE - 1);
  return (
    <nav className={styles.pager} aria-label={t('reading.pager')}>
      {from > 1 && (
        <ButtonLink to={{ search: readingSearch(fileId, from - PAGES_AT_ONCE) }}>{t('reading.before')}</ButtonLink>
      )}
      <span className={styles.range}>{t('reading.range', { from, to, pages })}</span>
      {to < pages && <ButtonLink to={{ search: readingSearch(fileId, to + 1) }}>{t('reading.after')}</ButtonLink>}
      {pages > PAGES_AT_ONCE && <PageJump key={page} fileId={fileId} page={page} pages={pages} />}
    </nav>
  );
}

function PageJump({ fileId, page, pages }: PagerProps) {
  const { t } = useTranslation('product-design');
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(String(page));
  const go = (event: FormEvent): void => {
    event.preventDefault();
    setSearch(readingSearch(fileId, readPage(typed, pages)));
  };
  return (
    <form className={styles.jump} onSubmit={go}>
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        aria-label={t('reading.page')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('reading.go')}</Button>
    </form>
  );
}
