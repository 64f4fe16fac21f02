/** The entry of a thread where this is not built: Node runs no TypeScript of its own accord. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
