/** Entries that are added, removed and moved. */
import { useState } from 'react';
import { EntryList, type EntryListProps } from './entry-list.tsx';

const lines = (text: string) => text.split('\n').map((line) => [line]);

function Kept({ entries: initial, ...props }: Omit<EntryListProps, 'onChange' | 'read'>) {
  const [entries, setEntries] = useState(initial);
  return <EntryList {...props} entries={entries} onChange={setEntries} read={lines} />;
}

export const OneField = () => <Kept label="Tags" parts={[]} entries={[['bees'], ['maps']]} />;

export const SeveralFields = () => (
  <Kept
    label="Actors"
    parts={['Address', 'Role', 'Year']}
    entries={[
      ['https://example.com/a', 'Ada', '1990'],
      ['https://example.com/b', '', ''],
    ]}
  />
);

/** There is one entry, no more. */
export const Single = () => <Kept label="App" parts={['ID', 'Name']} entries={[]} isSingle />;
