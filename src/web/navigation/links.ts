const repository = 'https://github.com/penknife-tools/penknife';

/** The addresses of the outbound links. */
export const links = {
  source: repository,
  newIssue: `${repository}/issues/new`,
  reportBug: `${repository}/issues/new?labels=bug`,
  requestFeature: `${repository}/issues/new?labels=enhancement`,
  accessibility: `${repository}/blob/main/docs/accessibility.md`,
  social: 'https://fosstodon.org/@penknife',
  support: 'https://www.buymeacoffee.com/penknife',
  commit: (id: string) => `${repository}/commit/${id}`,
};
