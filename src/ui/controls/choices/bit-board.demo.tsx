/** Bits as buttons: a click or Space toggles one; the arrow keys move between them. */
import { useState } from 'react';
import { BitBoard } from './bit-board.tsx';

const turn = (bits: string, number: number) => {
  const index = bits.length - 1 - number;
  return bits.slice(0, index) + (bits[index] === '1' ? '0' : '1') + bits.slice(index + 1);
};

const nameBit = (number: number, value: string) => `Bit ${number}: ${value}`;

export function SixteenBits() {
  const [bits, setBits] = useState('0000000000101010');
  return <BitBoard bits={bits} labelOf={nameBit} onToggle={(number) => setBits(turn(bits, number))} />;
}

export function TwelveBits() {
  const [bits, setBits] = useState('111111110000');
  return <BitBoard bits={bits} labelOf={nameBit} onToggle={(number) => setBits(turn(bits, number))} />;
}
