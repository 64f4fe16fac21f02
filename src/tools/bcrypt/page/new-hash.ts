/** The newest hash of the visit, and the one that was put in to verify against. */
export const newHash = { made: '', carried: '' };
