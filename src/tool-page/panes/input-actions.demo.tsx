/** The buttons in the head of an input. */
import { InputActions } from './input-actions.tsx';

const nothing = () => {};

export const Usual = () => <InputActions onInput={nothing} onOpen={nothing} onRefused={nothing} />;

/** An input that was replaced can be brought back for a moment. */
export const Replaced = () => <InputActions onInput={nothing} onOpen={nothing} onRefused={nothing} undo={nothing} />;
