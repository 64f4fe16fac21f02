import type { Input } from '#page/services.ts';
import type { Shortcut } from '#ui/shortcut.ts';

/** An option of the palette: exactly one of a page, a link or an action. */
export interface PaletteOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: PaletteCategory;
  readonly icon: string;
  readonly shortcut?: Shortcut;
  readonly target: Target;
}
export type PaletteCategory =
  | 'recent'
  | 'favorites'
  | 'tools'
  | 'entries'
  | 'inside'
  | 'recipes'
  | 'actions'
  | 'external';

export type Target =
  | ToolTarget
  | PageTarget
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'action'; readonly run: () => void; readonly staysOpen?: true };

/** A fixed page, with its query and the value that it is to receive. */
interface PageTarget {
  readonly type: 'page';
  readonly page: string;
  readonly query?: string;
  readonly value?: Input;
}

/** A tool, and the value that it is to receive. */
export interface ToolTarget {
  readonly type: 'tool';
  readonly tool: string;
  readonly operation?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The tool's option that receives the value; the input where absent. */
  readonly field?: string;
  readonly value?: Input;
  /** The entry of its page that is to be seen. */
  readonly entry?: string;
}
