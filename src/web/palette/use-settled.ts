import { useEffect, useState } from 'react';

/** How long a value must be unchanged, in milliseconds. */
const settleDelay = 500;

/** A value once it has not changed for a while: screen readers would announce every change while typing. */
export function useSettled<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
