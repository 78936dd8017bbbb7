import type { ReactNode } from 'react';
import { signUpPath, SiteFrame } from './site-frame.tsx';

/** Nobody lives at this address. */
export function NotFoundPage({ styles }: { styles: string }): ReactNode {
  return (
    <SiteFrame title="Not found – XPage" description="There is no page at this address." styles={styles}>
      <main className="lost">
        <h1>There is no page here</h1>
        <p>The address may be mistyped, or the page was taken down by its owner.</p>
        <a className="start" href={signUpPath}>
          Create your page
        </a>
      </main>
    </SiteFrame>
  );
}
