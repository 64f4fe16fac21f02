/** Adds French to cRonstrue. */
declare module 'cronstrue/locales/fr.js';
