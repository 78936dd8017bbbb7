/** The draft behind a preview link, as large as the screen (specification 1, section 4: it can expire). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isPreviewToken } from '../../../../shared/rules/preview-token.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { pathTo } from '../../../lib/routes.ts';
import { signedInAccount } from '../../../lib/tokens/token-store.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EyeIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { usePublicNews } from './news/use-preview-news.ts';
import { PageFrame } from './preview/page-frame.tsx';
import { usePublicProducts } from './products/use-products.ts';
import { previewInput, usePreviewParts } from './preview/use-preview-input.ts';
import styles from './preview-area.module.css';
import { useMoment, useNow } from './use-moment.ts';

type Preview = OutputOfCall<'getPreview'>;

export function PreviewArea(): ReactNode {
  const { t } = useTranslation('preview-link');
  const { token = '' } = useParams();
  const isWhole = isPreviewToken(token);
  const { data, error, mutate } = useCall('getPreview', isWhole ? { token } : null);
  const now = useNow();
  useDocumentTitle(t('previewLink.short'));
  const isExpired = error instanceof ApiError && error.code === 'preview_expired';
  if (!isWhole || isExpired || (data && Date.parse(data.expiresAt) <= now)) return <Expired />;
  if (data) return <ShownPreview preview={data} />;
  return (
    <main className={styles.middle}>
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} height={120} />}
    </main>
  );
}

function ShownPreview({ preview }: { preview: Preview }): ReactNode {
  const { t } = useTranslation(['preview-link', 'page-settings', 'editor']);
  const moment = useMoment();
  const parts = usePreviewParts(preview.page.profile.pageLanguage, preview.page.design);
  const { agentName } = preview.page.profile;
  const news = usePublicNews(agentName);
  const products = usePublicProducts(agentName);
  return (
    <main className={styles.preview}>
      <header className={styles.bar}>
        <EyeIcon size={18} />
        <h1 className={styles.title}>{t('previewLink.short')}</h1>
        <span aria-hidden="true">·</span>
        <span>{t('page-settings:previewLink.expires', { moment: moment(preview.expiresAt) })}</span>
        {signedInAccount() !== null && <Link to={pathTo('profile')}>{t('previewLink.edit')}</Link>}
      </header>
      {parts && (
        <PageFrame
          input={previewInput(preview.page, parts, news, products)}
          title={t('editor:preview.title')}
          host={{ note: t('previewLink.chat') }}
        />
      )}
    </main>
  );
}

function Expired(): ReactNode {
  const { t } = useTranslation(['preview-link', 'errors']);
  const isOwner = signedInAccount() !== null;
  return (
    <main className={styles.middle}>
      <EmptyState
        icon={EyeIcon}
        title={t('errors:preview_expired')}
        text={t(isOwner ? 'previewLink.expiredOwner' : 'previewLink.expiredVisitor')}
        actions={
          isOwner && (
            <ButtonLink variant="primary" to={pathTo('pageSettings')}>
              {t('previewLink.regenerate')}
            </ButtonLink>
          )
        }
      />
    </main>
  );
}
