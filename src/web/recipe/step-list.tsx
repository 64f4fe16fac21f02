import { useMemo } from 'react';
import { toKebab } from '#core/kebab.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import { ToolContext, type ToolMemory } from '#page/services.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { OrderList } from '#ui/controls/choices/order-list.tsx';
import { useFormat } from '#ui/messages.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { useLoadedMessages } from '../tool/use-loaded-messages.ts';
import type { useToolLinks } from '../tool/use-tool-links.ts';
import classes from './recipe.module.css';
import { stepServices } from './recipe-services.ts';
import type { StepSource } from './sources.ts';
import { StepView, type StepViewProps } from './step-view.tsx';
import type { RecipeStep } from './steps.ts';
import type { ToolParts } from './use-tool-parts.ts';

interface ListServices {
  readonly services: AppServices;
  readonly links: ReturnType<typeof useToolLinks>;
  readonly memory: ToolMemory;
  /** Says why the steps do not run yet; undefined where they may. */
  readonly held: string | undefined;
}

interface StepListProps
  extends ListServices,
    Pick<StepViewProps, 'texts' | 'nameKind' | 'actions' | 'findConversion' | 'place' | 'isForSeveral'> {
  readonly view: View;
  readonly steps: readonly RecipeStep[];
  /** The tools of the steps; null for one that is not here. */
  readonly known: ReadonlyMap<string, ToolParts | null>;
  readonly isMissing: (step: RecipeStep) => boolean;
  readonly titleOf: (step: RecipeStep) => string;
  readonly sources: ReadonlyMap<number, StepSource>;
  /** The one that was just added. */
  readonly added: number | undefined;
  /** The one whose result is shown, and the last one that has a result to be shown. */
  readonly shown: RecipeStep | undefined;
  readonly final: RecipeStep | undefined;
  /** Adds a step behind the one with the id. */
  readonly onAdd: (id: number) => void;
}

const idOf = ({ id }: RecipeStep): number => id;

/** The steps of a recipe, in an order that can be changed. */
export function StepList(props: StepListProps) {
  const { view, services, links, memory, held, steps, known, isMissing, titleOf, sources, added, shown, final, place } =
    props;
  const { texts, nameKind, actions, findConversion, isForSeveral, onAdd } = props;
  const format = useFormat();
  const last = steps.findLast(({ isOff }) => !isOff);
  return (
    <div className={classes.steps}>
      <OrderList items={steps} idOf={idOf} titleOf={titleOf} label={texts.steps} onMove={actions.move}>
        {(step, index) => {
          const parts = known.get(step.tool);
          if (isMissing(step))
            return (
              <article className={classes.step} data-step={index + 1} tabIndex={-1}>
                <p className={classes.alert}>
                  {format(texts.unknown, { use: `${step.tool}/${step.operation}` })}{' '}
                  <IconButton icon="trash" label={texts.remove} onClick={() => actions.remove(step.id)} />
                </p>
              </article>
            );
          if (!parts) return <article className={classes.step} aria-busy />;
          const source = sources.get(step.id);
          const editedAt = isForSeveral ? undefined : source?.edited;
          return (
            <ToolStep
              // What was held begins anew.
              key={`${step.revision} ${held !== undefined}`}
              {...{
                parts,
                services,
                links,
                memory,
                held,
                step,
                index,
                texts,
                nameKind,
                actions,
                findConversion,
                isForSeveral,
              }}
              title={titleOf(step)}
              isAdded={step.id === added}
              before={source?.before}
              given={step.isOff ? undefined : source?.given}
              cause={source?.cause}
              count={steps.length}
              fromEdit={
                editedAt === undefined
                  ? undefined
                  : { n: editedAt + 1, onShow: () => actions.select(steps[editedAt]?.id) }
              }
              isShown={step.id === shown?.id}
              isFinal={step === last}
              onShowFinal={step === final ? undefined : () => actions.select(undefined)}
              place={step.id === shown?.id ? place : undefined}
              href={
                offeredOperations(parts.tool).includes(step.operation)
                  ? `${pathTo(step.tool, view.route.locale)}?op=${toKebab(step.operation)}`
                  : undefined
              }
              onAdd={() => onAdd(step.id)}
            />
          );
        }}
      </OrderList>
    </div>
  );
}

interface ToolStepProps extends StepViewProps, ListServices {
  readonly parts: ToolParts;
}

/** A step, within the services of its tool. */
function ToolStep({ parts, services, links, memory, held, ...props }: ToolStepProps) {
  const { tool, messages, loadMessages } = parts;
  const { tool: id, operation } = props.step;
  const runMessages = useLoadedMessages(loadMessages);
  const value = useMemo(
    () => ({
      ...services,
      ...links,
      ...stepServices(
        { id, tool, host: services.host, messages: { ...messages, ...runMessages } },
        memory,
        operation,
        held,
      ),
    }),
    [services, links, id, tool, messages, runMessages, memory, operation, held],
  );
  return (
    <ToolContext value={value}>
      <StepView {...props} />
    </ToolContext>
  );
}
