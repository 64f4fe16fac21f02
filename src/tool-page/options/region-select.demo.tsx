/** Chooses a country by its name. */
import { useState } from 'react';
import { choice } from '#core/fields.ts';
import { RegionSelect } from './region-select.tsx';

const country = choice(['DE', 'FR', 'GB'], 'DE', { names: 'region' });

const from = choice(['same', 'DE', 'FR', 'GB'], 'same', { names: 'region' });

export function Countries() {
  const [value, setValue] = useState('DE');
  return <RegionSelect name="country" field={country} value={value} onChange={setValue} />;
}

/** A value that is no country comes first. */
export function CountriesAndMore() {
  const [value, setValue] = useState('same');
  return <RegionSelect name="from" field={from} value={value} onChange={setValue} />;
}
