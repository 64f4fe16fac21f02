/** Values that a message can carry. */
export type Params = Readonly<Record<string, string | number>>;

/** A message: one text, or one for each plural category (CLDR) or exact number (`=2`), chosen by the parameter `n`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>>;

/** The messages of one tool in one language. */
export interface ToolMessages {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly operations: Readonly<Record<string, string>>;
  /** Label of the main input, where the name of its kind says too little. */
  readonly input?: string;
  /** By operation, where their inputs differ. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  /** By operation, where `placeholder` does not say what its input is. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Where `page.initialInput` is `true`. */
  readonly initialInput?: string;
  /** Names the button that runs again what is random, where “Refresh” says too little. */
  readonly refresh?: string;
  /** What dropping `n` files on the page does; opening them where absent. */
  readonly drop?: Message;
  /** What to know about the tool's results, shown below the tool. */
  readonly note?: string;
  /** What the tool must not be used for, shown below the tool. */
  readonly warning?: string;
  /** Names the data set of `page.data`: `{title}`, `{version}` and `{date}` are filled in when the site is built. */
  readonly source?: string;
  /** By field; shared by all operations of the tool. */
  readonly options?: Readonly<Record<string, string>>;
  /** By field that is a text: what it shows while it is empty, such as an example of how to write it. */
  readonly fieldPlaceholders?: Readonly<Record<string, string>>;
  /** By group of options or outputs. */
  readonly groups?: Readonly<Record<string, string>>;
  /** By preset. */
  readonly presets?: Readonly<Record<string, string>>;
  /** Ways to show a result. */
  readonly views?: Readonly<Record<string, string>>;
  /** By field or output, then by value, where the values are codes. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly outputs?: Readonly<Record<string, string>>;
  /** By output or column, as the button that copies it names it, where its label within a sentence will not do. */
  readonly copied?: Readonly<Record<string, string>>;
  /**
   * By operation: the answer that the palette shows beside a value, where the headline says too little of it, with outputs
   * or columns of the first row as placeholders; `n` is the first of them. It never names the content of a secret.
   */
  readonly answers?: Readonly<Record<string, Message>>;
  /** The names of examples, by id. */
  readonly examples?: Readonly<Record<string, string>>;
  /** By output that is a fact: its text in the status line; `{n}` and `{value}` are its value. */
  readonly facts?: Readonly<Record<string, Message>>;
  /** By column of the tables among the results, and by part of the entries of an option. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, Message>>;
  readonly notices?: Readonly<Record<string, Message>>;
  /** By code of an error or notice: names the button of its offer, where what that sets says too little. */
  readonly offers?: Readonly<Record<string, string>>;
  /** By field: replaces the general messages for a wrong option. */
  readonly issues?: Readonly<Record<string, Message>>;
  /** Messages of the tool's own page. */
  readonly page?: Readonly<Record<string, Message>>;
  /** Messages of the tool's logic, for `ctx.message`: text that an operation composes for people. */
  readonly logic?: Readonly<Record<string, Message>>;
}

/** The word for a value of a field or an output that is a code; undefined where it has none. */
export function wordOf({ values }: Pick<ToolMessages, 'values'>, name: string, value: unknown): string | undefined {
  const words = values?.[name];
  return words && Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
}

/** The messages that the page of a tool is rendered with; keywords are for search only. */
export type PageMessages = Omit<ToolMessages, 'keywords' | 'answers' | 'examples' | 'errors' | 'notices' | 'logic'>;

/** The messages for `ctx.message`: of the section `logic`, and of errors and options where results have them. */
export function messagesForLogic(
  operations: Readonly<Record<string, { readonly reportsErrors?: true; readonly namesOptions?: true }>>,
  { errors, options, logic }: Pick<ToolMessages, 'errors' | 'options' | 'logic'>,
): ToolMessages['logic'] {
  const all = Object.values(operations);
  const hasErrors = all.some(({ reportsErrors }) => reportsErrors);
  const hasOptions = all.some(({ namesOptions }) => namesOptions);
  return hasErrors || hasOptions ? { ...(hasErrors && errors), ...(hasOptions && options), ...logic } : logic;
}

/** The messages that only a run can need: a page loads them after rendering. */
export type RunMessages = Pick<ToolMessages, 'errors' | 'notices'>;

/**
 * Fills in the placeholders of a message. `{name}` is the parameter of that name, a number formatted for the locale;
 * `{name:field}` is the label in `values` of a value of the field `field`. A placeholder without a parameter stays
 * visible.
 */
export function formatMessage(
  message: Message,
  params: Params,
  locale: string,
  values: ToolMessages['values'] = {},
): string {
  return pickPlural(message, params['n'], locale).replace(
    /\{(\w+)(?::(\w+))?\}/g,
    (whole, name: string, field?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      if (field !== undefined) return values[field]?.[value] ?? String(value);
      return typeof value === 'number'
        ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
        : value;
    },
  );
}

function pickPlural(message: Message, count: string | number | undefined, locale: string): string {
  if (typeof message === 'string') return message;
  const number = Number(count);
  return message[`=${number}`] ?? message[new Intl.PluralRules(locale).select(number)] ?? message.other ?? '';
}
