import type { Entries } from '#core/search/entries.ts';
import type { Context } from '#core/tool.ts';
import type messages from './en.json';
import { type Status, statuses } from './statuses.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;

/** Such as `4xx`. */
export const classOf = ({ code }: Status): string => `${Math.floor(code / 100)}xx`;

/** The meaning of a class of codes, in the user's language. */
export const describeClass = (status: Status, { message }: Ctx): string => message(`class-${classOf(status)}` as Key);

/** The meaning of a code, in the user's language. */
export const describe = ({ code }: Status, { message }: Ctx): string => message(`description-${code}` as Key);

const entries: Entries<Status, Key> = {
  list: statuses,
  describe: (status, ctx) => ({
    id: String(status.code),
    title: `${status.code} ${status.name}`,
    description: describe(status, ctx),
    keywords: [
      ...status.tags,
      ...status.headers,
      ...[status.formerName, status.vendor, status.type === 'WebDAV' ? status.type : undefined].filter(
        (word) => word !== undefined,
      ),
    ],
    category: describeClass(status, ctx),
  }),
};
export default entries;
