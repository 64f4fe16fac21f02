/** Puts a picture into the middle of a QR code. */
import { LogoControl } from './logo-control.tsx';

export const None = () => <LogoControl session={{ options: { logo: '' }, setOption: () => {} }} />;
export const Chosen = () => <LogoControl session={{ options: { logo: 'data:' }, setOption: () => {} }} />;
