/** The name of the page for recipes, and that under which its input is kept. */
export const recipePage = 'recipe';
