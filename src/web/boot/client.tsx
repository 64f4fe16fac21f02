import '#ui/tokens.css';
import '#ui/controls/native.css';
import { showStartFailure } from './start-failure.ts';
import { startSite } from './start-site.tsx';

// The rest is in the file of what all pages share: this one, which starts it, is imported by none.
startSite().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
