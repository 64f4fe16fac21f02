import { useState } from 'react';
import { contentOfLink } from '#core/links/to-fragment.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './share-link.module.css';

/** The longest link that mail and chat programs carry whole. */
const maxLinkLength = 8_000;

/** A link to the tool in its present state; input and long texts are included only on request, in the fragment. */
export function ShareLink({ session }: { readonly session: ToolSession }) {
  const { t } = useMessages();
  const [wantsInput, setWantsInput] = useState(false);
  const { input } = session;
  const isOpen = !hasSecretInput(session.tool);
  const text = 'text' in input && input.text.isWellFormed() ? input.text : '';
  const content = contentOfLink(session.tool, session.fields, session.options, text);
  const length = content.reduce((sum, [name, value]) => sum + name.length + 2 + makeLinkLength(value), 0);
  const isTooLong = isOpen && ('document' in input || length > maxLinkLength);

  const url = new URL(location.href);
  url.search = session.query().toString();
  url.hash =
    wantsInput && !isTooLong ? content.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&') : '';
  return (
    <div className={classes.share}>
      <TextField
        className={classes.link}
        aria-label={t('shareTitle')}
        readOnly
        monospace
        value={url.href}
        onFocus={(event) => event.target.select()}
      />
      {content.length > 0 && !isTooLong && (
        <Checkbox checked={wantsInput} onChange={setWantsInput}>
          {t('shareInput')}
        </Checkbox>
      )}
      {isTooLong && <p>{t('shareTooLong')}</p>}
      <CopyButton wide label={t('copyLink')} content={() => url.href} />
    </div>
  );
}

const makeLinkLength = (text: string): number =>
  text.length > maxLinkLength ? text.length : encodeURIComponent(text).length;
