const repository = 'https://github.com/penknife-tools/penknife';

/** Where the outbound links lead. */
export const links = {
  source: repository,
  newIssue: `${repository}/issues/new`,
  social: 'https://fosstodon.org/@penknife',
  support: 'https://www.buymeacoffee.com/penknife',
  commit: (id: string) => `${repository}/commit/${id}`,
};
