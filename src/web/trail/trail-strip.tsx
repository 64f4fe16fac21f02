import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { maxLinkLength, readSteps } from '#core/execution/recipe-link.ts';
import { findName } from '#core/kebab.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import type { Locale } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import { stepOf } from '#page/passing/step-of.ts';
import type { PageSession } from '#page/services.ts';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat, useMessages } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { loadLanguage } from '../boot/load-catalog.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import type { RecipeTexts } from '../recipe/recipe-types.ts';
import { useToolParts } from '../recipe/use-tool-parts.ts';
import { isSecretInput } from '../storage/kept-inputs.ts';
import { followBack, setNext } from '../storage/visit.ts';
import { BackLine, type TrailLineProps } from './back-line.tsx';
import { placesInLine } from './places-in-line.ts';
import { createRunStep, pickOf, presentValue } from './run-steps.ts';
import classes from './trail.module.css';
import { goAhead, goBack, type Trail } from './trail.ts';
import { TrailActions } from './trail-actions.tsx';
import { type Part, TrailGap, TrailPart } from './trail-part.tsx';

interface TrailStripProps extends TrailLineProps {
  readonly trail: Trail;
  readonly session: PageSession;
}

/** The steps that have led to the page, the page, and the steps that its result went on to before, in one line. */
export function TrailStrip(props: TrailStripProps) {
  const { id, view, trail } = props;
  const texts = useRecipeTexts(view.route.locale);
  const tools = [...trail.before, { tool: id }, ...trail.ahead].map(({ tool }) => tool);
  const { known, load } = useToolParts(view, tools);
  const tool = known.get(id)?.tool;
  const isReady = tools.every((one) => known.has(one));
  if (!texts || !tool || !isReady) return <BackLine {...props} />;
  return <Strip {...props} {...{ texts, tool, known, load }} />;
}

interface StripProps extends TrailStripProps, ReturnType<typeof useToolParts> {
  readonly texts: RecipeTexts;
  /** Of the page. */
  readonly tool: Tool;
}

function Strip({ id, services, links, visit, session, trail, texts, tool, known, load }: StripProps) {
  const { before, steps, ahead } = trail;
  const { t } = useMessages();
  const format = useFormat();
  const { name, options, run } = useSyncExternalStore(session.subscribe, session.get);
  const [isGoing, setGoing] = useState(false);
  const operation = tool.operations[name];
  const step = stepOf(id, { tool, name, options }, operation && pickOf(operation, visit.pick));
  const shown = () => ({ tool: id, href: location.href, step });
  const hasResult = run.outcome !== undefined && 'value' in run.outcome && run.issues.length === 0;
  const titleOf = (one: string) => known.get(one)?.messages.title ?? one;

  const goOn = async (index: number) => {
    const value = await presentValue(services.host, id, tool, session, visit.pick);
    if (!value) return;
    const passing = [tool, ...ahead.slice(0, index).map((page) => known.get(page.tool)?.tool)];
    const isSecret = isSecretInput(visit.name) || passing.some((one) => one && holdsSecrets(one));
    const runStep = createRunStep(services.host, async (one) => (await load(one))?.tool);
    const href = await goAhead(visit, ahead, index, shown(), value, isSecret, runStep);
    location.assign(new URL(href, document.baseURI));
  };
  const follow = (index: number) => {
    setGoing(true);
    goOn(index)
      .catch(reportMissingCode)
      .finally(() => setGoing(false));
  };
  const partOf = (one: string, does: string | undefined): Part => {
    const operations = known.get(one)?.messages.operations ?? {};
    const written = readSteps(does ?? '')?.[0]?.use.split('/')[1] ?? '';
    const title = operations[findName(Object.keys(operations), written) ?? ''];
    const fullTitle = title === undefined ? titleOf(one) : `${titleOf(one)}: ${title}`;
    return { title: title ?? titleOf(one), fullTitle, icon: known.get(one)?.tool.icon ?? 'tool' };
  };
  const parts: readonly Part[] = [
    ...before.map((origin, index) => ({
      ...partOf(origin.tool, steps[index]),
      href: origin.href,
      onPick: () => goBack(trail, index, shown()),
      onFollow: (event: MouseEvent) => followBack(event, origin),
    })),
    partOf(id, step),
    ...ahead.map((page, index) => ({
      ...partOf(page.tool, page.step),
      isDisabled: !hasResult || isGoing,
      onPick: () => follow(index),
    })),
  ];
  const { origin } = visit;
  const back = origin && links.linkTo(origin.tool);
  const all = [...steps, step, ...ahead.map((page) => page.step)];
  const written = all.includes(undefined) ? undefined : all.join(',');
  return (
    <div className={classes.line} data-trail>
      {back && (
        <a
          className={classes.back}
          href={origin.href}
          data-action="back"
          aria-label={t('backTo', { title: back.title })}
          // What comes before the first step of a trail is no part of it.
          onClick={(event) => {
            if (before.length > 0) goBack(trail, before.length - 1, shown());
            else setNext(origin.visit);
            followBack(event, origin);
          }}
        >
          <Icon name="arrow-left" />
        </a>
      )}
      <ol aria-label={texts.steps} aria-busy={isGoing} className={classes.trail}>
        {placesInLine(parts.length, before.length).map((place) => {
          const [at = 0, ...more] = typeof place === 'number' ? [place] : place;
          const held = parts.slice(at, at + 1 + more.length);
          const [part] = held;
          return (
            <li key={at}>
              {typeof place === 'number' && part ? (
                <TrailPart {...part} />
              ) : (
                <TrailGap parts={held} label={format(texts.trail.hidden, { n: held.length })} />
              )}
            </li>
          );
        })}
      </ol>
      <TrailActions
        texts={texts}
        trail={trail}
        steps={written && written.length <= maxLinkLength ? written : undefined}
        toolOf={(one) => known.get(one)?.tool}
        titleOf={titleOf}
        href={links.linkTo(recipePage)?.href ?? ''}
      />
    </div>
  );
}

function useRecipeTexts(locale: Locale): RecipeTexts | undefined {
  const [texts, setTexts] = useState<RecipeTexts>();
  useEffect(() => {
    loadLanguage(locale)
      .then(({ recipe }) => recipe())
      .then(setTexts, reportMissingCode);
  }, [locale]);
  return texts;
}
