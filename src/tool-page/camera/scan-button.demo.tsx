/** Reads a QR code with the camera; requests no permission before it is pressed. */
import { ScanButton } from './scan-button.tsx';

export const Ready = () => <ScanButton session={{ open: async () => {} }} />;
