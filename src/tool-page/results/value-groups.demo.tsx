/** Many labelled values, in groups. */
import { kindInfo } from '#core/kinds.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueGroups } from './value-groups.tsx';

const text = kindInfo('text');

export const Groups = () => (
  <Pane title="Results">
    <ValueGroups
      groups={[
        {
          title: 'Texts',
          values: { iso: '2023-04-12T21:10:24Z', http: 'Wed, 12 Apr 2023 21:10:24 GMT' },
          kinds: { iso: text, http: text },
          labelOf: (name) => name,
          marked: 'iso',
        },
        { title: 'Numbers', values: { seconds: '1681333824' }, kinds: { seconds: text }, labelOf: (name) => name },
        { title: 'Empty', values: { none: null }, kinds: { none: text }, labelOf: (name) => name },
      ]}
    />
  </Pane>
);
