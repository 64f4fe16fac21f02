/** The time limit of looking for codes in a picture, in milliseconds. */
export const searchLimit = 20_000;
