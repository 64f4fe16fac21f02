import { Component, type ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Words } from '#ui/words.ts';

interface Props {
  readonly words: Words;
  readonly children: ReactNode;
}

/** Keeps the shell alive when a tool's page throws, and says what happened. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { words, children } = this.props;
    if (!error) return children;
    return (
      <div role="alert">
        <h1>{words.shell.crashed}</h1>
        <p>{error.message}</p>
        <CopyButton
          wide
          label={words.ui.copyDetails}
          content={() => `${error.stack ?? error.message}\n${navigator.userAgent}`}
        />
      </div>
    );
  }
}
