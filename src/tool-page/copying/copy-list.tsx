import { useMemo } from 'react';
import type { KindId } from '#core/kinds/kinds.ts';
import { recordToJson } from '#page/results/result-json.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useMessages } from '#ui/messages.ts';
import { type CopyForm, copyForms } from './copy-forms.ts';
import classes from './copy-list.module.css';
import { TableForm } from './table-form.tsx';

export interface CopyListProps {
  readonly session: ToolSession;
  readonly value: unknown;
  readonly kind: KindId;
  /** All values of a result that has several. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** How much of a form is shown. */
const shownLength = 200;

/** The other forms of a result, each with the beginning of what is copied. */
export function CopyList({ session, value, kind, values }: CopyListProps) {
  const { id } = useTool();
  const { t } = useMessages();
  const forms = useMemo(() => copyForms(id, session, value), [id, session, value]);
  const labels: Readonly<Record<CopyForm, string>> = {
    quoted: t('copyQuoted'),
    escaped: t('copyEscaped'),
    shell: t('copyShell'),
    command: t('copyCommand'),
  };
  const rows = Object.entries(forms) as [CopyForm, string][];
  return (
    <dl className={classes.forms}>
      {kind === 'csv' && <TableForm value={value} />}
      {values && (
        <div>
          <dt>{t('allAsJson')}</dt>
          <dd>
            <code>{`{ ${Object.keys(values).join(', ')} }`.slice(0, shownLength)}</code>
            <CopyButton content={() => recordToJson(values)} what={t('allAsJson')} />
          </dd>
        </div>
      )}
      {rows.map(([form, text]) => (
        <div key={form}>
          <dt>{labels[form]}</dt>
          <dd>
            <code>{text.slice(0, shownLength)}</code>
            <CopyButton content={() => text} what={labels[form]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
