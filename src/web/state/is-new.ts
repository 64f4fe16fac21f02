import { useBrowserValue } from './browser-value.ts';

/** Whether a tool is new: for two calendar months after its creation date. */
export function isNewOn(createdAt: string | undefined, today: Date): boolean {
  if (createdAt === undefined) return false;
  const [year = 0, month = 1, day = 1] = createdAt.split('-').map(Number);
  const start = new Date(year, month - 1, day);
  // In a shorter month, its last day replaces a missing day.
  const lastDay = new Date(year, month + 2, 0).getDate();
  const end = new Date(year, month + 1, Math.min(day, lastDay));
  return today >= start && today < end;
}

const startOfToday = () => new Date().setHours(0, 0, 0, 0);

/** Today by the visitor's clock; undefined during prerendering, because a build may be old when it is read. */
export const useToday = (): number | undefined => useBrowserValue<number | undefined>(startOfToday, undefined);
