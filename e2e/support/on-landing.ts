/** A mark of a test of the site: it runs on each landing, and not only with the complete run. */
export const onLanding = { tag: '@landing' };
