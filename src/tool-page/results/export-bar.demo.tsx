/** Copies or downloads results in one of several forms. */
import { ExportBar } from './export-bar.tsx';

const forms = [
  { id: 'sums', label: 'Checksum file', fileName: 'SHA256SUMS' },
  { id: 'json', label: 'JSON', fileName: 'results.json' },
];

export const Forms = () => <ExportBar label="Form" forms={forms} contentOf={async (form) => `as ${form}`} />;
