/** Signals that end a process by default and can be handled; Node itself uses SIGUSR1 and SIGPROF, and ignores SIGPIPE. */
const signals = [
  'SIGHUP',
  'SIGINT',
  'SIGQUIT',
  'SIGTERM',
  'SIGALRM',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGUSR2',
  'SIGBREAK',
] as const;

/** Calls back once for each signal that would end the process, until the function that it returns is called. */
export function onInterruption(interrupt: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.once(signal, interrupt);
  return () => {
    for (const signal of signals) process.off(signal, interrupt);
  };
}
