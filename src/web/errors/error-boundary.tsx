import { Component, type ReactNode } from 'react';
import type { Input } from '#page/services.ts';
import { lazy } from '#ui/lazy.tsx';
import type { View } from '../boot/view.ts';
import type { CrashReportProps } from './crash-report.tsx';

/** Shown until the report is loaded, and where it cannot be. */
const Crashed = ({ view }: CrashReportProps) => <p>{view.messages.shell.crashed}</p>;

const CrashReport = lazy(
  () => import('./crash-report.tsx').catch(() => ({ CrashReport: Crashed })),
  'CrashReport',
  Crashed,
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
    return <CrashReport error={error} view={view} input={readInput?.()} />;
  }
}
