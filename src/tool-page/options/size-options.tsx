import { InputOptions, type InputOptionsProps } from './input-options.tsx';
import classes from './size-options.module.css';

/** The width and height of a picture, in one line; what is wrong with one of them moves nothing. */
export const SizeOptions = (props: InputOptionsProps) => (
  <div className={classes.size} data-over>
    <InputOptions {...props} />
  </div>
);
