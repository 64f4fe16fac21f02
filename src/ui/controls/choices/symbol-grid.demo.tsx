/** Symbols to pick from. */
import { useState } from 'react';
import { SymbolGrid } from './symbol-grid.tsx';

const symbols = Array.from({ length: 2_000 }, (_, index) => ({
  symbol: String.fromCodePoint(0x4e00 + index),
  name: `U+${(0x4e00 + index).toString(16).toUpperCase()}`,
}));

export function Many() {
  const [picked, setPicked] = useState('');
  return (
    <>
      <SymbolGrid
        label="Symbols"
        symbols={symbols}
        copied={picked}
        onPick={(index) => setPicked(symbols[index]?.symbol ?? '')}
      />
      <p>{picked}</p>
    </>
  );
}
