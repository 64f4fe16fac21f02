import { useCallback, useMemo, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { InputPane, type InputPaneHandle } from '#page/panes/input-pane.tsx';
import { usePageInput } from '#page/panes/use-page-input.ts';
import { ToolContext } from '#page/services.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import type { FixedPageProps } from '../boot/view.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { pathTo } from '../navigation/routes.ts';
import { useSeveralFiles } from '../recipe/each/use-several-files.ts';
import { isForeignRecipe } from '../recipe/link/foreign-recipe.ts';
import classes from '../recipe/recipe.module.css';
import { inputServices } from '../recipe/recipe-services.ts';
import type { RecipePageTexts } from '../recipe/recipe-types.ts';
import { useIsFramed } from '../state/browser-value.ts';
import type { PageMemory } from '../storage/memory.ts';
import pageClasses from '../tool/tool-page.module.css';
import { useToolLinks } from '../tool/use-tool-links.ts';

const FramedNotice = lazy(() => import('../tool/framed-notice.tsx'), 'FramedNotice');
/** Has much of what the pages of tools load later, and so is loaded later too. */
const Workspace = lazy(() => import('../recipe/recipe-workspace.tsx'), 'RecipeWorkspace', Nothing);

/** Runs operations in a row, each on the result of the one before. */
export default function Recipe({ view, services, recipe }: FixedPageProps) {
  const links = useToolLinks(view, services);
  const memory = useMemo(() => services.memoryOf(recipePage, () => isForeignRecipe(location)), [services]);
  const isSecret = useRef(false);
  const value = useMemo(
    () => ({ ...services, ...links, ...inputServices(memory, () => isSecret.current) }),
    [services, links, memory],
  );
  // Its steps may have secrets.
  const isFramed = useIsFramed();
  if (!recipe) return null;
  if (isFramed) return <FramedNotice href={pathTo(recipePage, view.route.locale)} shell={view.messages.shell} />;
  return (
    <ToolContext value={value}>
      <RecipeInput view={view} services={services} texts={recipe} memory={memory} isSecret={isSecret} />
    </ToolContext>
  );
}

interface RecipeInputProps extends Pick<FixedPageProps, 'view' | 'services'> {
  readonly texts: RecipePageTexts;
  readonly memory: PageMemory;
  readonly isSecret: { current: boolean };
}

/** The input, which takes keys and pastes at once, and the rest. */
function RecipeInput(props: RecipeInputProps) {
  const { texts } = props;
  const { t } = useMessages();
  const { session, files, former, openFiles } = useSeveralFiles(useToolSession());
  const pane = useRef<InputPaneHandle>(null);
  usePageInput({ pane, session, openFiles });
  const [stepsUndo, setStepsUndo] = useState<(() => void) | null>();
  // The state is a function, which React would call.
  const onInputUndo = useCallback((undo: (() => void) | null | undefined) => setStepsUndo(() => undo), []);
  const [menus, setMenus] = useState<Element | null>(null);
  return (
    <article className={pageClasses.tool}>
      <header>
        <div className={pageClasses.title}>
          <h1>{texts.title}</h1>
        </div>
        <p className={pageClasses.description} title={texts.description}>
          {texts.description}
        </p>
        <div ref={setMenus} className={classes.menus} />
      </header>
      <div className={classes.workspace}>
        <div className={classes.input}>
          <InputPane
            ref={pane}
            title={t('input')}
            kind={kindInfo('text')}
            input={session.input}
            placeholder={texts.inputPlaceholder}
            undo={stepsUndo === null ? undefined : (stepsUndo ?? session.undo)}
            redo={session.redo}
            replaceCount={session.replaceCount}
            hasFirstFocus
            onInput={session.setInput}
            onOpen={openFiles}
          />
        </div>
        <Workspace
          {...props}
          session={session}
          files={files}
          former={former}
          onOpen={openFiles}
          menus={menus}
          onInputUndo={onInputUndo}
        />
      </div>
    </article>
  );
}
