/** The systems whose cron expressions are known. */
export const dialectNames = ['linux', 'kubernetes', 'github', 'quartz', 'spring', 'aws', 'extended'] as const;
export type DialectName = (typeof dialectNames)[number];
