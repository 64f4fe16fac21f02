/**
 * A change is judged by the same generated data as the one before, so that a test fails for what was changed. Run with
 * `FUZZ=1` to try other data.
 */
import fc from 'fast-check';

if (!process.env['FUZZ']) fc.configureGlobal({ seed: 20_240_229 });
