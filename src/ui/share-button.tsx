import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './share-button.module.css';
import { isEmptyInput } from './tool.ts';
import type { ToolSession } from './use-tool-session.ts';
import { useWords } from './words.ts';

/** The longest link that mail and chat programs carry whole. */
const longestLink = 8_000;

/** Makes a link to the tool in its present state; the input goes along only when asked, in the fragment. */
export function ShareButton({ session }: { readonly session: ToolSession }) {
  const { words } = useWords();
  const id = useId();
  const [link, setLink] = useState('');
  const [withInput, setWithInput] = useState(false);
  const { input } = session;
  const text = 'text' in input && !isEmptyInput(input) && input.text.isWellFormed() ? input.text : undefined;

  const makeLink = (includesInput: boolean) => {
    const url = new URL(location.href);
    url.search = session.query().toString();
    url.hash = includesInput && text !== undefined ? `input=${encodeURIComponent(text)}` : '';
    return url.href;
  };
  const tooLong = text !== undefined && makeLinkLength(text) > longestLink;

  return (
    <>
      <Button icon="share" popoverTarget={id}>
        {words.share}
      </Button>
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => {
          if (event.newState === 'open') setLink(makeLink(withInput));
        }}
      >
        <h2>{words.shareTitle}</h2>
        <input
          type="text"
          readOnly
          value={link}
          aria-label={words.shareTitle}
          onFocus={(event) => event.target.select()}
        />
        {text !== undefined && !tooLong && (
          <label>
            <input
              type="checkbox"
              checked={withInput}
              onChange={(event) => {
                setWithInput(event.target.checked);
                setLink(makeLink(event.target.checked));
              }}
            />
            {words.shareInput}
          </label>
        )}
        {tooLong && <p>{words.shareTooLong}</p>}
        <CopyButton wide label={words.copyLink} content={() => link} />
      </div>
    </>
  );
}

const makeLinkLength = (text: string): number =>
  text.length > longestLink ? text.length : encodeURIComponent(text).length;
