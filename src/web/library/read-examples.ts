/** An example of a demo, read from its source. */
export interface ExampleSource {
  /** Name of the exported component. */
  readonly name: string;
  /** The text of the comment before it. */
  readonly description: string;
  readonly code: string;
}

/** A demo, read from its source. */
export interface DemoSource {
  readonly description: string;
  readonly examples: readonly ExampleSource[];
}

/**
 * Reads a demo's source: the comment at its head, and each exported component with the comment before it. Top-level
 * declarations are separated by blank lines.
 */
export function readDemo(source: string): DemoSource {
  const parts = source.trim().split(/\n\n(?=\S)/);
  return {
    description: readComment(parts[0] ?? ''),
    examples: parts.flatMap((part) => {
      const code = part.replace(comment, '');
      const name = /^export (?:const|function) (\w+)/.exec(code)?.[1];
      return name === undefined ? [] : [{ name, description: readComment(part), code }];
    }),
  };
}

const comment = /^\/\*\*([^*]|\*(?!\/))*\*\/\n/;

const readComment = (part: string): string =>
  (comment.exec(part)?.[0] ?? '')
    .replace(/^\/\*\*|\*\/\n$/g, '')
    .replace(/\n \* ?/g, ' ')
    .trim();

/** `TwoWords` and `two-words` as a heading: “Two words”. */
export function toHeading(name: string): string {
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
