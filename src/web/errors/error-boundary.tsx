import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { Input } from '#page/services.ts';
import type { View } from '../boot/view.ts';
import type { CrashReportProps } from './crash-report.tsx';

/** The report is loaded lazily; where that fails, one sentence replaces it. */
const CrashReport = lazy(() =>
  import('./crash-report.tsx').catch(() => ({
    default: ({ view }: CrashReportProps) => <p>{view.messages.shell.crashed}</p>,
  })),
);

interface Props {
  readonly view: View;
  /** The input of the tool, if any. */
  readonly readInput?: () => Input | undefined;
  readonly children: ReactNode;
}

/** Keeps the shell usable when a page throws, and shows the crash report. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { view, readInput, children } = this.props;
    if (!error) return children;
    return (
      <Suspense fallback={view.messages.shell.crashed}>
        <CrashReport error={error} view={view} input={readInput?.()} />
      </Suspense>
    );
  }
}
