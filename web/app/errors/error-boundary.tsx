import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../lib/load-chunk.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChunkFailure } from './chunk-failure.tsx';

type ErrorBoundaryProps = {
  /** Another value is another screen: the error of the last one is forgotten. */
  screen: string;
  children: ReactNode;
};

type ErrorBoundaryState = { error: unknown; screen: string };

/** A screen that broke shows why, with the id of its request; the rest of the app stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, screen: this.props.screen };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.screen === state.screen ? null : { error: null, screen: props.screen };
  }

  override componentDidMount(): void {
    i18next.on('failedLoading', this.#showMissingTexts);
  }

  override componentWillUnmount(): void {
    i18next.off('failedLoading', this.#showMissingTexts);
  }

  /** Without them the screen would show the names of its texts. */
  #showMissingTexts = (_language: string, _namespace: string, error: unknown): void => this.setState({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ChunkLoadError) return <ChunkFailure />;
    return <ErrorState error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
