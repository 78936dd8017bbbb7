/** What the picture will be: the same document that is drawn when the page goes live, from the draft, as small as its place. */
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { LINK_PICTURE } from '../../../../pages/link-picture/link-picture-size.ts';
import { renderLinkPicture } from '../../../../pages/link-picture/link-picture.tsx';
import { linkPhotos } from '../../../../pages/link-picture/link-sketch.ts';
import { linkTexts } from '../../../../pages/link-picture/link-texts.ts';
import { useEditor } from '../editor-context.tsx';
import { siteOf } from '../page-address.ts';
import { loadDeployment } from '../preview/load-deployment.ts';
import { draftAsPage } from '../preview/use-preview-input.ts';
import styles from './link-preview.module.css';

export function FuturePicture({ title }: { title: string }): ReactNode {
  const { own, state } = useEditor();
  const { ref, width } = useElementSize();
  const mediaOrigin = useMediaOrigin();
  const page = draftAsPage(state.draft, undefined);
  const { face, scene } = linkPhotos(page);
  const html =
    mediaOrigin === null
      ? ''
      : renderLinkPicture({
          page,
          language: page.profile.pageLanguage,
          texts: linkTexts(page, siteOf(own.pageAddress)),
          pictures: { face: face && mediaOrigin + face.path, scene: scene && mediaOrigin + scene.path },
        });
  return (
    <div ref={ref} className={styles.future}>
      <iframe
        title={title}
        srcDoc={html}
        sandbox=""
        tabIndex={-1}
        inert
        width={LINK_PICTURE.width}
        height={LINK_PICTURE.height}
        style={{ transform: `scale(${width / LINK_PICTURE.width})` }}
      />
    </div>
  );
}

function useMediaOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadDeployment().then(({ mediaOrigin }) => {
      if (isCurrent) setOrigin(mediaOrigin);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return origin;
}
