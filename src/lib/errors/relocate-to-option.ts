import { type Context, type Offer, ToolError, toPlace } from '#core/tool.ts';

/** Runs a parser on the text of an option: the place of its ToolError is moved to that option. */
export function relocateToOption<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw relocate(field, error);
  }
}

/** As `relocateToOption`, for an asynchronous parser. */
export const relocateToOptionAsync = <T>(field: string, read: () => Promise<T>): Promise<T> =>
  read().catch((error: unknown) => {
    throw relocate(field, error);
  });

const relocate = (field: string, error: unknown): unknown =>
  error instanceof ToolError && error.at?.field === undefined
    ? new ToolError(error.code, error.params, { offset: 0, ...error.at, field }, offersFor(field, error.offers))
    : error;

/** What is offered in place of the parser's input is in place of the option. */
const offersFor = (field: string, offers: readonly Offer[]): readonly Offer[] =>
  offers.map(({ input, ...others }) => (input === undefined ? others : { ...others, [field]: input }));

/** The `notice` for the text of an option: places in it become places in that option. */
export const relocateNoticeToOption =
  (field: string, notice: Context['notice']): Context['notice'] =>
  (code, params, at, offers) =>
    notice(code, params, { offset: 0, ...toPlace(at), field }, offers && offersFor(field, offers));
