import type { ComponentType } from 'react';
import type { MenuItem } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import type { PageStrings, RunMessages } from '#core/words.ts';
import type paletteWords from '#generated/palette.en.json';
import type { Words } from '#ui/words.ts';
import type aboutWords from '#words/about.en.json';
import type { Configuration } from './configuration.ts';
import type { Card } from './given.ts';
import type { Route } from './routes.ts';

/** All that a page needs before it can be drawn, on the server and in the browser alike. */
export interface View {
  readonly route: Route;
  readonly configuration: Configuration;
  readonly words: Words;
  readonly menu: readonly MenuItem[];
  readonly content: Content;
}
export type Content =
  | {
      readonly type: 'fixed';
      readonly name: FixedName;
      readonly Page: ComponentType<FixedPageProps>;
      readonly props: Omit<FixedPageProps, 'view'>;
    }
  | {
      readonly type: 'tool';
      readonly id: string;
      readonly tool: Tool;
      readonly strings: PageStrings;
      readonly loadMessages: () => Promise<RunMessages>;
      /** The tool's own page, or the generic one. */
      readonly Page: ComponentType;
    };

/** `library` is the component area, which only the development server has. */
export type FixedName = 'home' | 'about' | 'not-found' | 'library';
export interface FixedPageProps {
  readonly view: View;
  readonly cards: readonly Card[];
  /** The words of the About page alone. */
  readonly about: typeof aboutWords | undefined;
}

export type PaletteWords = typeof paletteWords;
