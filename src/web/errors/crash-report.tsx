import { type Input, inputValue } from '#page/services.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import type { View } from '../boot/view.ts';
import { links } from '../navigation/links.ts';
import { crashDetails, reportAddress } from './crash-details.ts';
import classes from './crash-report.module.css';

export interface CrashReportProps {
  readonly error: Error;
  readonly view: View;
  readonly input: Input | undefined;
}

/** Shown instead of a page that has thrown: what happened, the input to copy, and how to report it. */
export function CrashReport({ error, view: { route, configuration, messages }, input }: CrashReportProps) {
  const { shell, ui } = messages;
  const crash = { error, page: route.page, configuration, browser: navigator.userAgent };
  const details = crashDetails(crash);
  const text = input && !('file' in input) ? inputValue(input).toString() : '';
  return (
    <section role="alert" className={classes.report}>
      <h2>{shell.crashed}</h2>
      <pre>{`${error.name}: ${error.message}`}</pre>
      <div className={classes.actions}>
        <Button tone="primary" icon="refresh" onClick={() => location.reload()}>
          {shell.reload}
        </Button>
        {text && <CopyButton wide label={shell.copyInput} content={() => text} />}
        <CopyButton wide label={ui.copyDetails} content={() => `${details}\n\n${error.message}`} />
        <Button
          icon="bug"
          href={reportAddress(links.newIssue, crash, `${shell.reportBegin}\n\n\n${details}`)}
          target="_blank"
          rel="noopener"
        >
          {shell.report}
        </Button>
      </div>
      <p>{shell.reportNote}</p>
    </section>
  );
}
