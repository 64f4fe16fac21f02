import { useMemo } from 'react';
import { sanitizeHtml } from '#lib/html/sanitize.ts';
import { parseHtml } from '#lib/html/tree.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { FormattedText } from '#ui/display/text/formatted-text.tsx';
import { hasManyElements, maxElements } from '#ui/editor/rich-text/element-limit.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The HTML as it looks, sanitized whatever the options are. */
export function Preview({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const html = resultOf(session, 'toHtml') ?? '';
  const isLarge = useMemo(() => hasManyElements(html), [html]);
  const nodes = useMemo(() => (isLarge ? [] : sanitizeHtml(parseHtml(html), true).nodes), [html, isLarge]);
  return isLarge ? (
    <ViewNote>{message('large', { n: maxElements })}</ViewNote>
  ) : (
    <FormattedText nodes={nodes} pictureName={(name) => message('picture', { name })} />
  );
}
