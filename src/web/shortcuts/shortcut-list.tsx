import { useEffect, useState } from 'react';
import { buttonActions, operationCount, operationShortcut } from '#page/actions/page-actions.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Keys } from '#ui/display/keys.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { isApple } from '#ui/shortcut.ts';
import { languages } from '../boot/languages.ts';
import type { PaletteMessages, View } from '../boot/view.ts';
import { useSetting } from '../state/setting.ts';
import { questionMarkOpens } from '../state/settings.ts';
import classes from './shortcut-list.module.css';
import { shortcutList } from './shortcut-list-state.ts';

type Group = keyof PaletteMessages['shortcuts']['groups'];
type Row = readonly [label: string, ...shortcuts: string[]];

/** All shortcuts by where they work. Those of a tool's page are read from its actions. */
function rowsOf({ pageActions, shortcuts: { rows } }: PaletteMessages): Readonly<Record<Group, readonly Row[]>> {
  const actions = Object.entries(buttonActions).map(
    ([id, { shortcut }]): Row => [pageActions[id as keyof typeof pageActions].title, shortcut],
  );
  // Two actions of which a page has one at a time share a shortcut.
  const distinct = actions.filter(([, keys], index) => actions.findIndex(([, other]) => other === keys) === index);
  return {
    everywhere: [
      [rows.palette, 'Mod+K'],
      [rows.list, '?'],
      [rows.move, 'Alt+↑ ↓'],
    ],
    tool: [...distinct, [rows.operation, `${operationShortcut(0)} … ${operationCount}`]],
    editor: [
      [rows.find, 'Mod+F'],
      [rows.undoEdit, 'Mod+Z'],
      [rows.fold, isApple() ? 'Mod+Alt+[' : 'Mod+Shift+['],
      [rows.unfold, isApple() ? 'Mod+Alt+]' : 'Mod+Shift+]'],
    ],
    palette: [
      [rows.select, '↑', '↓'],
      [rows.ends, 'Home', 'End'],
      [rows.open, 'Enter'],
      [rows.removePasted, 'Backspace'],
      [rows.close, 'Escape'],
    ],
  };
}

/** The list of all shortcuts, and whether “?” opens it. */
export function ShortcutList({ view }: { readonly view: View }) {
  const { locale } = view.route;
  const [texts, setTexts] = useState<PaletteMessages>();
  const isByKey = useSetting(questionMarkOpens);
  useEffect(() => {
    languages[locale].palette().then(setTexts, shortcutList.close);
  }, [locale]);
  if (!texts) return null;
  const { shortcuts } = texts;
  return (
    <Modal isOpen label={shortcuts.title} className={classes.list} onClose={shortcutList.close}>
      {(close) => (
        <>
          <header className={classes.head}>
            <h2>{shortcuts.title}</h2>
            <IconButton icon="x" label={shortcuts.close} onClick={close} />
          </header>
          <div className={classes.groups}>
            {Object.entries(rowsOf(texts)).map(([group, rows]) => (
              <section key={group}>
                <h3>{shortcuts.groups[group as Group]}</h3>
                <dl>
                  {rows.map(([label, ...keys]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        {keys.map((each) => (
                          <Keys key={each} shortcut={each} names={shortcuts.keys} />
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <Checkbox checked={isByKey} onChange={questionMarkOpens.set}>
            {shortcuts.questionMark}
          </Checkbox>
        </>
      )}
    </Modal>
  );
}
