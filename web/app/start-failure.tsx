import type { ReactNode } from 'react';

/**
 * The app could not even load its texts, so these words are in none of the locale files. They are English and name the
 * one thing that helps.
 */
export function StartFailure({ error }: { error: unknown }): ReactNode {
  const name = error instanceof Error ? error.name : 'Error';
  return (
    <main
      role="alert"
      style={{ display: 'grid', placeContent: 'center', minBlockSize: '100dvh', gap: 16, padding: 24 }}
    >
      <h1>Poor internet connection</h1>
      <p>The app could not be loaded ({name}). Check the connection, then load the page again.</p>
      <p>
        <a href={window.location.href}>Load again</a>
      </p>
    </main>
  );
}
