/** Whether a check has passed, by text and colour. */
import { Verdict } from './verdict.tsx';

export const Good = () => <Verdict tone="good">The SHA-256 digest is the expected one.</Verdict>;

export const Bad = () => <Verdict tone="bad">None of the digests is the expected one.</Verdict>;

/** It is still being written, for example. */
export const Pending = () => <Verdict tone="pending">13 of 22 characters</Verdict>;
