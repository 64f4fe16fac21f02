/** Puts a picture into the middle of a QR code, and takes away its background. */
import { LookControl } from './look-control.tsx';

const plain = { logo: '', background: '#ffffff' };
const other = { logo: 'data:', background: 'transparent' };

export const Plain = () => <LookControl session={{ options: plain, setOption: () => {} }} />;
export const Other = () => <LookControl session={{ options: other, setOption: () => {} }} />;
