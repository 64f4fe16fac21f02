/** A Tabler icon in the colour of the text around it. It is decorative: its container needs a name of its own. */
import { Icon } from './icon.tsx';
import { Verdict } from './values/verdict.tsx';

export const Icons = () => (
  <>
    <Icon name="hash" />
    <Icon name="braces" />
    <Icon name="lock-access" />
    <Icon name="search" />
  </>
);

export const InheritsColor = () => <Verdict tone="good">As it should be</Verdict>;
