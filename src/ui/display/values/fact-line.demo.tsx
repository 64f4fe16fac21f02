/** Short facts of a value, in one line. */
import { FactLine } from './fact-line.tsx';

export const Facts = () => <FactLine label="Facts" facts={['2 characters', '6 bytes', '8 in Base64', '+33.33 %']} />;

export const One = () => <FactLine label="Facts" facts={['PNG (image/png)']} />;
