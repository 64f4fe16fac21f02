/** How long typing has to pause before a value counts as finished, in milliseconds: until then it may become right. */
export const graceTime = 600;
