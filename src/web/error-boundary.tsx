import { Component, type ReactNode } from 'react';
import { CrashReport } from './crash-report.tsx';
import type { View } from './load.ts';

interface Props {
  readonly view: View;
  /** The text that the tool was given, if any. */
  readonly input?: () => string | undefined;
  readonly children: ReactNode;
}

/** Keeps the shell alive when a page throws, and says what happened. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { view, input, children } = this.props;
    return error ? <CrashReport error={error} view={view} input={input?.()} /> : children;
  }
}
