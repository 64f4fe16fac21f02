/** Common values, each a button. */
import { useState } from 'react';
import { Presets } from './presets.tsx';

export function Values() {
  const [current, setCurrent] = useState('644');
  return <Presets title="Presets" values={['644', '755', '600', '700']} current={current} onPick={setCurrent} />;
}

export function Line() {
  return <Presets isLine title="Suggestions" values={['abandon', 'ability', 'able']} current="" onPick={() => {}} />;
}
