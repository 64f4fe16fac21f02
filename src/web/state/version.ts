/** The version of the data that is kept; each but the first has a migration to it, in `migrations.ts`. */
export const version = 2;
