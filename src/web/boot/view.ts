import type { ComponentType } from 'react';
import type { Configuration } from '#core/configuration.ts';
import type { PageMessages, RunMessages } from '#core/messages.ts';
import type { Tool } from '#core/tool.ts';
import type paletteMessages from '#generated/palette.en.json';
import type aboutMessages from '#messages/about.en.json';
import type recipeMessages from '#messages/recipe-page.en.json';
import type { ExampleParts } from '#page/examples/example-parts.ts';
import type { PageParts } from '#page/services.ts';
import type { Route } from '../navigation/routes.ts';
import type { Card } from './document-data.ts';
import type { AppServices } from './services.ts';
import type { Shell } from './shell.ts';

/** Everything needed to render a page, at build time and in the browser. */
export interface View extends Shell {
  readonly route: Route;
  readonly configuration: Configuration;
  readonly content: Content;
}
export type Content =
  | {
      readonly type: 'fixed';
      readonly name: FixedName;
      readonly Page: ComponentType<FixedPageProps>;
      readonly props: Omit<FixedPageProps, 'view' | 'services'>;
    }
  | ({
      readonly type: 'tool';
      readonly id: string;
      readonly tool: Tool;
      readonly messages: PageMessages;
      readonly loadMessages: () => Promise<RunMessages>;
      readonly parts?: PageParts;
      /** The tool's own page, or the generic one. */
      readonly Page: ComponentType;
    } & ExampleParts);

/** `library` is the component area, which only the development server has. */
export type FixedName = 'home' | 'about' | 'recipe' | 'not-found' | 'library';
export interface FixedPageProps {
  readonly view: View;
  readonly services: AppServices;
  readonly cards: readonly Card[];
  /** The messages of the About page. */
  readonly about: typeof aboutMessages | undefined;
  /** The messages of the page for recipes. */
  readonly recipe: typeof recipeMessages | undefined;
}

export type PaletteMessages = typeof paletteMessages;
