import { type ComponentType, createContext, useContext } from 'react';
import type { Call, RunOutcome } from '#core/execution/execute.ts';
import type { Detected } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Picture } from '#core/kinds/picture.ts';
import type { PageMessages, RunMessages } from '#core/messages.ts';
import type { Example, Tool } from '#core/tool.ts';
import type { BigText } from '#lib/big-text/big-text.ts';
import type { TextDocument } from '#lib/big-text/text-document.ts';

export interface RunOptions {
  /** Aborting it cancels the job; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}

/** Runs calls of a tool's logic off the page's thread. */
export interface Host {
  /** How many jobs run at once; one where absent. */
  readonly lanes?: number;
  run(id: string, call: Call, options: RunOptions): Promise<RunOutcome>;
}

/**
 * The persisted state of a tool: last options, the user's presets by operation, views of results, last inputs, and the
 * state of work that continues without the page.
 */
export type KeptPart = 'options' | 'presets' | 'display' | 'inputs' | 'state';

/** A choice of the user that this browser stores. */
export interface Kept<T> {
  get(): T;
  set(value: T): void;
}

/** The user's arrangement of the pages of tools. */
export interface Arrangement {
  /** The options are not shown beside the panes where there is room for them. */
  readonly railCollapsed: Kept<boolean>;
  /** The share of the width that the first of two panes has; half of it where undefined. */
  readonly paneShare: Kept<number | undefined>;
}

/** What is remembered of a tool, and where: parts for good, input for the life of the tab, state in the address. */
export interface ToolMemory {
  readKept(part: KeptPart): unknown;
  /** Returns whether the browser keeps it. */
  writeKept(part: KeptPart, value: Readonly<Record<string, unknown>>): boolean;
  /** Calls a listener when another tab has changed a part; the function that it returns ends that. */
  onKeptElsewhere(part: KeptPart, listener: () => void): () => void;
  /** Whether the last inputs are kept, of any tool; turning it off forgets them. */
  readonly keepsInputs: { get(): boolean; set(on: boolean): void };
  readInput(): Input | undefined;
  /** A secret is kept as long as the document, and not stored. */
  writeInput(input: Input, isSecret?: boolean): void;
  /** The files that are worked on instead of the input, where they are several: they are kept as long as the document. */
  readFiles(): readonly File[];
  /** The names of a secret's files are not stored. */
  writeFiles(files: readonly File[], isSecret?: boolean): void;
  /** The operation that the input was last used with, unless another page has left the input. */
  readOperation(): string | undefined;
  writeOperation(name: string): void;
  /** The same of an option that is kept as the input is, by its name. */
  readDocument(field: string): Input | undefined;
  writeDocument(field: string, input: Input): void;
  /**
   * Leaves a value for another tool to find, as its input or for an option, and the address that it comes from. A secret
   * is stored only until that page is there. `step` is what has made it of the input of this page, as a link has steps.
   */
  leaveInput(tool: string, input: Input, field?: string, isSecret?: boolean, step?: string): void;
  /** The input that one which was just passed on has taken the place of, and the operation it was last used with. */
  readFormer(): { readonly input: Input; readonly operation: string | undefined } | undefined;
  /** Whether the input was passed on as a secret: it is neither stored nor added to the last inputs. */
  isPrivate(): boolean;
  /** The address of the page that has left the input for this one; undefined where it did not come so. */
  readOrigin(): Origin | undefined;
  /** The query of the page's address. */
  readQuery(): URLSearchParams;
  writeQuery(query: URLSearchParams): void;
  /**
   * What a shared link carries in its fragment: texts of options, and the input as `input`, which may also be `q` in the
   * query: words to look something up by.
   */
  readShared(): URLSearchParams;
  /** The entry of the page, such as a command, that the address names in its fragment. */
  readEntry(): string | undefined;
  /** From now on the address names none. */
  leaveEntry(): void;
}

/**
 * The content of the input: a text, typed or read from a file; a long edited one as the editor's document; or a file
 * too big or too binary to be edited.
 */
export type Input = TextInput | DocumentInput | FileInput;
export interface TextInput {
  readonly text: string;
}
export interface DocumentInput {
  readonly document: TextDocument;
}
export interface FileInput {
  readonly file: File;
}
export const emptyInput: Input = { text: '' };
export const isEmptyInput = (input: Input): boolean => 'text' in input && input.text === '';

/** A run of an operation, as a page asks for it. */
export interface FirstCall {
  readonly operation: string;
  readonly input: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A page whose result has become the input of another. */
export interface Origin {
  readonly tool: string;
  readonly href: string;
}

/** A tool that takes a value, and how. */
export interface MatchingTool {
  readonly tool: string;
  readonly title: string;
  readonly icon: string;
  /** The title of the operation. */
  readonly operation: string;
  /** The address of its page, with the operation and the options that it needs. */
  readonly href: string;
  /** The option that takes the value; its input does where absent. */
  readonly field?: string | undefined;
}

/** What a value is, by falling confidence, and the tools that take it, best first. */
export interface MatchingTools {
  readonly kinds: readonly (Detected & { readonly name: string })[];
  /** Of a text, all that it may be, down to the faintest guess. */
  readonly detected: readonly Detected[];
  readonly matching: readonly MatchingTool[];
}

/** An input as the value that operations run on. */
export function inputValue(input: Input): string | TextDocument | File {
  if ('text' in input) return input.text;
  return 'document' in input ? input.document : input.file;
}

export interface ToolAddress {
  readonly href: string;
  readonly title: string;
}

/** What can be done with the page besides pressing its buttons, for palette and shortcuts. */
export interface PageControl {
  readonly tool: Tool;
  /** The operations that the page offers, and the present one. */
  readonly names: readonly string[];
  readonly name: string;
  setOperation(name: string): void;
  readonly options: Readonly<Record<string, unknown>>;
  setOptions(values: Readonly<Record<string, unknown>>): void;
  refresh(): void;
  loadExample(name: string, example: Pick<Example, 'input' | 'options'>): void;
}

/** Where the page that is shown leaves its control. */
export interface PageControlPlace {
  current: PageControl | undefined;
}

/** What is outside the layouts needs of the session. */
export interface PageSession {
  subscribe(listener: () => void): () => void;
  get(): Pick<
    import('#page/session/session-state.ts').SessionState,
    'name' | 'input' | 'options' | 'run' | 'sample' | 'isGiven' | 'isSelected'
  >;
  readonly actions: Pick<PageControl, 'loadExample'>;
}

/** Parts of the frame for what only some tools declare: the page of one that needs them brings them. */
export interface PageParts {
  readonly PlacedOptions?: typeof import('#page/options/placed-options.tsx').PlacedOptions;
  readonly createListSwitch?: typeof import('#page/session/list-switch.ts').createListSwitch;
  readonly ScanButton?: typeof import('#page/camera/scan-button.tsx').ScanButton;
  readonly useMaskedInput?: typeof import('#page/panes/use-masked-input.tsx').useMaskedInput;
  readonly useResultViews?: typeof import('#page/results/use-result-views.tsx').useResultViews;
  /** Loads the components that do not come with the page. */
  readonly loadComponents?: import('#ui/lazy.tsx').Load<object>;
  /** By the name of the file. */
  readonly components?: Readonly<Record<string, ComponentType<import('#page/own-components.ts').OwnComponentProps>>>;
  /** By operation, where a page has the layouts of several. */
  readonly layouts?: Readonly<Record<string, ComponentType<import('#page/layouts/composed-page.tsx').LayoutProps>>>;
}

/** The tool that a page shows, and what surrounds it. */
export interface ToolServices {
  readonly id: string;
  readonly tool: Tool;
  readonly messages: PageMessages & RunMessages;
  readonly parts?: PageParts;
  /** Absent in the demos of components. */
  readonly ExampleChoice?: ComponentType<import('#page/examples/example-choice.tsx').ExampleChoiceProps>;
  readonly ExampleChips?: ComponentType<import('#page/examples/example-chips.tsx').ExampleChipsProps>;
  /** Takes the session of the page once it has arrived. */
  readonly onSession?: (session: PageSession) => void;
  readonly host: Host;
  /** How a run ended that was made before the page was rendered: the first result is in the static HTML. */
  firstOutcome(call: FirstCall): RunOutcome | undefined;
  readonly memory: ToolMemory;
  readonly control: PageControlPlace;
  readonly arrangement: Arrangement;
  /** Where a tool's page is, and its title; nothing where there is no such tool here. */
  linkTo(tool: string): ToolAddress | undefined;
  /** What a value is, and the tools that take it. `kind` is its kind where that is known. */
  findMatchingTools(value: Input, kind?: KindId): Promise<MatchingTools>;
  /**
   * Opens the search with a value, to choose a tool that takes it, and with what was typed; `step` is what has made it, as
   * a link has steps.
   */
  searchWith(value: Input, typed?: string, step?: string): void;
  /** A file as text to be shown, read off the page's thread; nothing where it is not UTF-8. */
  readText(file: Blob, signal: AbortSignal): Promise<BigText | undefined>;
  /** A text file in another encoding as UTF-8, made off the page's thread; the encoding by its name, in any case. */
  transcode(file: Blob, encoding: string): Promise<RunOutcome>;
  /** Whether a camera's frame holds a QR code, looked for off the page's thread; `turn` counts the frames. */
  seeCode(frame: Picture, turn: number): Promise<boolean>;
}

export const ToolContext = createContext<ToolServices | undefined>(undefined);

/** The tool of the page. */
export function useTool(): ToolServices {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('no tool around this component');
  return tool;
}
