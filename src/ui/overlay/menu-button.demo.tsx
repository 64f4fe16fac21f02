/** Actions under a button. The arrow keys, Home and End move; Escape closes. */
import { useState } from 'react';
import { Menu } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

/** With an icon, a note and an action that is not possible at present. */
export function Actions() {
  const [done, setDone] = useState('');
  const action = (label: string, icon: string) => ({ label, icon, onPick: () => setDone(label) });
  const items = [action('Download', 'download'), { ...action('Clear', 'x'), isDisabled: true }];
  return (
    <>
      <MenuButton icon="dots" label="Actions">
        {() => <Menu label="Actions" note="What can be done here." items={items} />}
      </MenuButton>
      <p role="status">{done}</p>
    </>
  );
}

/** With a label. */
export const Labelled = () => (
  <MenuButton label="More">{() => <Menu label="More" items={[{ label: 'Query', onPick: () => {} }]} />}</MenuButton>
);
