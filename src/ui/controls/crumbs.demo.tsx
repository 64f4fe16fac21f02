/** The path to an item, each step of which can be chosen. */
import { Crumbs } from './crumbs.tsx';
import { TreeBar } from './tree-bar.tsx';

/** Below its view, with the path to an item. */
export const Foot = () => (
  <TreeBar isFoot>
    <Crumbs
      label="Path"
      crumbs={[
        { key: 0, text: '$' },
        { key: 1, text: 'tools' },
        { key: 2, text: 'a-name-too-long-to-be-shown-whole' },
      ]}
      onPick={() => {}}
    />
  </TreeBar>
);
