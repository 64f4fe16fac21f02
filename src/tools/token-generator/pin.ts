import type { Random } from '#lib/crypto/random.ts';
import type { guessable } from './tool.ts';

/** A habit by which people choose PINs. */
type Habit = (typeof guessable)[number];

/** Whether the last of up to four digits completes what people choose. */
const completes: Readonly<Record<Habit, (digits: string) => boolean>> = {
  repeats: (digits) => /(.)\1\1$/.test(digits),
  runs: (digits) => {
    const last = digits.slice(-3);
    return last.length === 3 && ['01234567890', '09876543210'].some((run) => run.includes(last));
  },
  years: (digits) => /^(?:19|20)..$/.test(digits),
  // Also the middle column of a keypad.
  patterns: (digits) => /^(?:(.)(.)(?:\1\2|\2\1)|(.)\3(.)\4|2580|0852)$/.test(digits),
};

const window = 4;
const digits = [...'0123456789'];

/** Draws digits until none of them completes what is avoided: all permitted PINs are equally likely. */
export function drawPin(length: number, avoid: readonly Habit[], { pick }: Random): string {
  for (;;) {
    let pin = '';
    do pin += pick(digits);
    while (pin.length < length && !isAvoided(pin, avoid));
    if (!isAvoided(pin, avoid)) return pin;
  }
}

const isAvoided = (pin: string, avoid: readonly Habit[]): boolean =>
  avoid.some((habit) => completes[habit](pin.slice(-window)));

/** The number of permitted PINs: those of each length by their last digits, on which alone the next one depends. */
export function countPins(length: number, avoid: readonly Habit[]): number {
  let counts = new Map([['', 1]]);
  for (let at = 0; at < length; at++) {
    const longer = new Map<string, number>();
    for (const [end, count] of counts)
      for (const digit of digits) {
        if (isAvoided(end + digit, avoid)) continue;
        const next = (end + digit).slice(1 - window);
        longer.set(next, (longer.get(next) ?? 0) + count);
      }
    counts = longer;
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
