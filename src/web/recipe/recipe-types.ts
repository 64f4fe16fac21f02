import type recipeMessages from '#messages/recipe.en.json';
import type recipePageMessages from '#messages/recipe-page.en.json';
import type { Input } from '#page/services.ts';
import type { NewStep } from './steps.ts';
import type { Passed } from './use-step-session.ts';

export type RecipePageTexts = typeof recipePageMessages;
export type RecipeTexts = typeof recipeMessages;
export type WorkspaceTexts = RecipePageTexts & RecipeTexts;

/** What can be done with the steps. */
export interface RecipeActions {
  add(steps: readonly NewStep[], behind?: number): void;
  insert(id: number, steps: readonly NewStep[]): void;
  remove(id: number): void;
  move(from: number, to: number): void;
  duplicate(id: number): void;
  turnOff(id: number, isOff: boolean): void;
  endAt(id: number): void;
  setOperation(id: number, operation: string, initial?: Readonly<Record<string, unknown>>): void;
  setOptions(id: number, options: Readonly<Record<string, unknown>>): void;
  setPick(id: number, pick: string | undefined): void;
  /** Sets what the next step gets; undefined for the result. */
  edit(id: number, edited: string | undefined): void;
  /** Shows its result; that of the last one where it is undefined. */
  select(id: number | undefined): void;
  /** Takes what a step passes on; undefined where it has no result. */
  onPassed(id: number, passed: Passed | undefined): void;
  /** Takes what is wrong with a step; undefined where nothing is. */
  onProblem(id: number, problem: string | undefined): void;
  /** Opens a tool's own page with the input of its step. */
  open(href: string, tool: string, input: Input): void;
}
