/** Reads a QR code with the camera; nothing is asked before it is pressed. */
import { ScanButton } from './scan-button.tsx';

export const Ready = () => <ScanButton session={{ open: async () => {} }} />;
