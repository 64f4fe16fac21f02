/**
 * Every run uses the same generated data, so that a test fails only because of a change. Run with `FUZZ=1` to try other
 * data.
 */
import fc from 'fast-check';

if (!process.env['FUZZ']) fc.configureGlobal({ seed: 20_240_229 });
