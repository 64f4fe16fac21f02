/** Bars above and below a view: buttons, fields, notes, the number of matches. */
import { useState } from 'react';
import { Pane } from '#ui/display/pane.tsx';
import { Button, IconButton } from './buttons/button.tsx';
import { Select } from './fields/select.tsx';
import { TextField } from './fields/text-field.tsx';
import { ExpandButtons, HitCount, SearchForm, TreeBar, ViewNote } from './tree-bar.tsx';

const levels = ['1', '2', '3'].map((level) => ({ value: level, label: `Level ${level}` }));

/** Its buttons and fields are small by default. */
export const Bar = () => (
  <TreeBar>
    <IconButton icon="chevron-up" label="Previous" />
    <IconButton icon="chevron-down" label="Next" />
    <HitCount>3 of 12</HitCount>
    <Button icon="arrows-maximize">Expand all</Button>
    <Select aria-label="Expand to level" placeholder="Expand to level" value="" options={levels} onChange={() => {}} />
  </TreeBar>
);

/** Sentences above a view. */
export const Notes = () => (
  <Pane title="Table">
    <ViewNote>The first 50 columns are shown.</ViewNote>
    <ViewNote isWarning>Read up to the error: 12 items.</ViewNote>
  </Pane>
);

/** Enter in a field goes to the next match. */
export function Search() {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  return (
    <SearchForm label="Search the tree" onSubmit={() => setCount(count + 1)}>
      <TextField label="Search for" type="search" clearable value={text} onChange={setText} />
      <TreeBar>
        <IconButton icon="chevron-down" label="Next hit" type="submit" />
        <HitCount>{count} asked for</HitCount>
      </TreeBar>
    </SearchForm>
  );
}

/** Above a tree, and for a branch of it. */
export const Expand = () => (
  <TreeBar>
    <ExpandButtons labels={['Expand all', 'Collapse all']} onExpand={() => {}} />
    <ExpandButtons isWide labels={['Expand branch', 'Collapse branch']} onExpand={() => {}} />
  </TreeBar>
);
