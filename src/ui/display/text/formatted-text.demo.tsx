/** HTML as it looks, without any request. */
import { parseHtml } from '#lib/html/tree.ts';
import { FormattedText } from './formatted-text.tsx';

const nodes = parseHtml(
  '<h2>Title</h2><p>Some <strong>formatted</strong> text, and <img src="https://example.com/a.png" alt="a picture">.</p>',
);

export const Text = () => <FormattedText nodes={nodes} pictureName={(name) => `Image: ${name}`} />;
