import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateId } from '../../../../../shared/model/page.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useEditor } from '../editor-context.tsx';
import { usePreviewNews } from '../news/use-preview-news.ts';
import { PageFrame, PHONE } from '../preview/page-frame.tsx';
import { draftAsPage, previewInput, usePreviewParts } from '../preview/use-preview-input.ts';
import styles from './design.module.css';

/** The owner's page in a template, as small as a stamp. */
export function Miniature({ template }: { template: TemplateId }): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft } = useEditor().state;
  const { ref, width } = useElementSize();
  const parts = usePreviewParts(draft.profile.pageLanguage, draft.design);
  const { pageTheme } = draft.design;
  const design = { ...draft.design, template, pageTheme: pageTheme === 'dark' ? pageTheme : 'light' } as const;
  const { data: assistant } = useCall('getAiAssistant', {});
  const news = usePreviewNews();
  const page = draftAsPage({ ...draft, design }, assistant?.settings);
  return (
    <span ref={ref} className={styles.miniature}>
      <span className={styles.shrunk} style={{ transform: `scale(${width / PHONE.width})` }}>
        {parts && width > 0 && (
          <PageFrame input={previewInput(page, parts, news)} title={t(`template.${template}`)} host={null} />
        )}
      </span>
    </span>
  );
}
