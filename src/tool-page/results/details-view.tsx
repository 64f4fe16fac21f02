import { fileKind } from '#core/kinds/file-kinds.ts';
import { wordOf } from '#core/messages.ts';
import { firstCells } from '#page/copying/first-cells.ts';
import { NoticeList } from '#page/notice-list.tsx';
import { useTool } from '#page/services.ts';
import type { Details } from '#page/session/use-details.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useFacts } from '#page/session/use-facts.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { FactLine } from '#ui/display/values/fact-line.tsx';
import { contentOf } from '#ui/display/values/result-content.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import { resultParts } from './result-parts.ts';
import { ValueRows } from './value-rows.tsx';

export interface DetailsViewProps {
  readonly session: ToolSession;
  readonly details: Details;
}

/** What the details of an operation gave: values by kind, facts in a line. */
export function DetailsView({ session, details: { name, operation, success, isOld } }: DetailsViewProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const download = useDownload();
  const formatFacts = useFacts();
  const title = messages.operations[name] ?? '';
  const { single, kinds, values, facts } = resultParts(operation, success.value);
  const { input, run } = session;
  const { headline } = session.operation;
  const result = run.success?.value;
  const isSearched = typeof headline === 'object' && 'columns' in headline && typeof result === 'string';
  const answer = isSearched ? firstCells(result, headline.columns) : result;
  /** Values that a pane shows already. */
  const isEcho = (value: unknown) =>
    typeof value === 'string' && (value === answer || ('text' in input && value === input.text));
  const shown = Object.entries(single?.name === undefined ? kinds : { [single.name]: single.kind }).filter(
    ([output]) => hasContent(values[output]) && !isEcho(values[output]),
  );
  const [[only, onlyKind] = [], ...others] =
    single && single.name === undefined && hasContent(single.value) ? [[name, single.kind] as const] : shown;
  const value = only === name ? single?.value : values[only ?? ''];
  // What the run itself reported is not reported again.
  const told = new Set(session.run.success?.notices.map(({ code }) => code));
  const notices = success.notices.filter(({ code }) => !told.has(code));
  // A line of facts has no room to be marked as old.
  const factLine = facts.length > 0 && !isOld && (
    <FactLine label={title} facts={formatFacts(facts, values, operation.output)} />
  );
  const labelOf = (output: string) => messages.outputs?.[output] ?? output;
  return (
    <>
      {only === undefined || onlyKind === undefined ? (
        <>
          {factLine}
          <NoticeList notices={notices} input={session.input} />
        </>
      ) : (
        <Pane
          title={others.length > 0 || only === name ? title : labelOf(only)}
          isOld={isOld}
          actions={
            <>
              {factLine}
              {others.length === 0 && typeof value === 'string' && (
                <CopyButton wide variant="text" content={() => contentOf(value)} />
              )}
              {others.length === 0 && fileKind(onlyKind).present === 'picture' && (
                <IconButton
                  icon="download"
                  label={t('downloadWhat', { what: title })}
                  onClick={() => void download(value, fileKind(onlyKind), { part: only })}
                />
              )}
            </>
          }
        >
          {others.length > 0 ? (
            <ValueRows
              values={values}
              kinds={Object.fromEntries(shown.map(([output, kind]) => [output, fileKind(kind)]))}
              labelOf={labelOf}
              groups={operation.outputGroups}
              wordFor={(output, code) => wordOf(messages, output, code) ?? code}
            />
          ) : (
            <ValueView
              value={value}
              kind={fileKind(onlyKind)}
              label={fileKind(onlyKind).present === 'table' ? t('table') : title}
              columnLabelOf={(column) => messages.columns?.[column] ?? column}
            />
          )}
          <NoticeList isInPane notices={notices} input={session.input} />
        </Pane>
      )}
    </>
  );
}

const hasContent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
