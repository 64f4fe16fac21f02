/** Leaves the page to other work until its next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
