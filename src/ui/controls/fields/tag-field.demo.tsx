/** A set of texts, with suggestions. */
import { useState } from 'react';
import { TagField } from './tag-field.tsx';

const zones = ['Europe/Paris', 'Asia/Tokyo', 'America/New_York'].map((value) => ({ value, label: '' }));

export function Zones() {
  const [values, setValues] = useState<readonly string[]>(['Asia/Tokyo']);
  return <TagField label="More time zones" values={values} onChange={setValues} suggestions={zones} />;
}
