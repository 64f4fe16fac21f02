/** The platform's Temporal, or the polyfill where there is none (Node 20 and 22, older browsers). */
export const loadTemporal = async (): Promise<typeof Temporal> =>
  typeof Temporal === 'undefined' ? (await import('temporal-polyfill')).Temporal : Temporal;
