import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';

/** The area of the route. Its errors stay inside, so that the menu still works. */
export function AreaScreen({ className }: { className: string | undefined }): ReactNode {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Another screen: readers start at its top, not where they left the last one.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={className}>
      <ErrorBoundary screen={pathname}>
        <Suspense fallback={<SkeletonRows />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
