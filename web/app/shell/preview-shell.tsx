import type { ReactNode } from 'react';
import { PreviewArea } from '../areas/editor/preview-area.tsx';
import { AreaFrame } from './area-frame.tsx';

/** `/preview/{token}`: for whoever has the link, so without the owner's menu. */
export function PreviewShell(): ReactNode {
  return (
    <AreaFrame>
      <PreviewArea />
    </AreaFrame>
  );
}
