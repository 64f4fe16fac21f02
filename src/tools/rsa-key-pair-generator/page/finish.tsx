import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { OptionsForm } from '#page/options/options-form.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';
import { lookOf } from './key-rows.tsx';

export interface FinishProps {
  readonly session: SessionOf<typeof tool>;
  /** Private keys are. */
  readonly isHidden: boolean;
}

const { newPassphrase, comment } = tool.operations.convert.options;
const fields = { newPassphrase, comment };
/** Each passphrase is 600,000 rounds of work. */
const typingPause = 300;

/** The key pair that was generated with a passphrase and a comment, which make no new one. */
export function Finish({ session, isHidden }: FinishProps) {
  const { messages: all } = useTool();
  const { message, labelOf } = useToolMessages<typeof messages>();
  const [form, setForm] = useState({ newPassphrase: '', comment: '' });
  const isWanted = form.newPassphrase !== '' || form.comment !== '';
  const key = resultOf(session, 'generate')?.privatePkcs8;
  const { success } = useOperation(session, 'convert', isWanted ? (key ?? undefined) : undefined, form, typingPause);
  const names = [
    ...(form.newPassphrase === '' ? [] : (['privatePkcs8'] as const)),
    ...(form.comment === '' ? [] : (['publicOpenssh', 'privateOpenssh'] as const)),
  ];
  return (
    <>
      <OptionsForm
        fields={fields}
        messages={all}
        values={form}
        onChange={(name, value) => setForm({ ...form, [name]: value })}
      />
      {isWanted && success && (
        <Pane title={message('finish')}>
          <ValueRows
            values={success.value}
            lookOf={lookOf(String(success.value.keyType), isHidden)}
            kinds={recordOf(names, () => fileKind('key'))}
            labelOf={(name) => (name === 'privatePkcs8' ? message('locked') : labelOf(name))}
          />
        </Pane>
      )}
    </>
  );
}
