import { useEffect, useState } from 'react';

/** How long a value must hold before it is told, in milliseconds. */
const rest = 500;

/** A value once it has held for a while: what changes with every key would be read aloud with every key. */
export function useSettled<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
