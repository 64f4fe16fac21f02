/** The library: every operation of every tool, by name. */

import { OptionsError } from '#core/execution/execute.ts';
import type { CatalogItem } from '#core/registry.ts';
import { catalog } from '#host/catalog.ts';
import { execute } from './execute.ts';
import { recipe } from './recipe.ts';
import { ToolError } from './tool-error.ts';

export type { Issue } from '#core/fields.ts';
export type { Params } from '#core/messages.ts';
export type { LocatedPlace } from '#core/place.ts';
export type { CatalogItem, CatalogOperation } from '#core/registry.ts';
export type { Offer, Place } from '#core/tool.ts';
export type { InputOf, OperationName, OptionsOf, ResultOf } from './execute.ts';
export type { Recipe, RecipeStep } from './recipe.ts';
export type { CallContext, Notice } from './types.ts';
export { execute, OptionsError, recipe, ToolError };

/** All tools with their operations, titles, descriptions and keywords, in English. */
export const listTools = (): readonly CatalogItem[] => catalog;
