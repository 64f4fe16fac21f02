import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './share-link.module.css';
import { TextField } from './text-field.tsx';
import { isEmptyInput } from './tool.ts';
import type { ToolSession } from './use-tool-session.ts';
import { useWords } from './words.ts';

/** The longest link that mail and chat programs carry whole. */
const longestLink = 8_000;

/** A link to the tool in its present state; the input goes along only when asked, in the fragment. */
export function ShareLink({ session }: { readonly session: ToolSession }) {
  const { words } = useWords();
  const [wantsInput, setWantsInput] = useState(false);
  const { input } = session;
  const text = 'text' in input && !isEmptyInput(input) && input.text.isWellFormed() ? input.text : undefined;
  const isTooLong = text !== undefined && makeLinkLength(text) > longestLink;

  const url = new URL(location.href);
  url.search = session.query().toString();
  url.hash = wantsInput && text !== undefined && !isTooLong ? `input=${encodeURIComponent(text)}` : '';
  return (
    <div className={classes.share}>
      <TextField
        className={classes.link}
        aria-label={words.shareTitle}
        readOnly
        monospace
        value={url.href}
        onFocus={(event) => event.target.select()}
      />
      {text !== undefined && !isTooLong && (
        <Checkbox checked={wantsInput} onChange={setWantsInput}>
          {words.shareInput}
        </Checkbox>
      )}
      {isTooLong && <p>{words.shareTooLong}</p>}
      <CopyButton wide label={words.copyLink} content={() => url.href} />
    </div>
  );
}

const makeLinkLength = (text: string): number =>
  text.length > longestLink ? text.length : encodeURIComponent(text).length;
