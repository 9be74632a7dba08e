import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

/**
 * `primary` has the signal color: one per view, only for buying and for continuing to payment.
 * `strong` is the main action where nothing is bought.
 */
export type ButtonLook = 'primary' | 'strong' | 'secondary' | 'quiet' | 'danger' | 'icon';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  wide?: boolean;
  /**
   * True while work is in progress: the button keeps its size, ignores clicks and soon shows a
   * spinner.
   */
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  wide,
  busy,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- a default is set above
      type={type}
      className={classes(buttonClass(look, wide), className)}
      aria-busy={busy === true ? true : undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** Returns the class that makes other elements, such as links, look like a button. */
export function buttonClass(look: ButtonLook, wide?: boolean): string {
  return classes(styles.button, styles[look], wide && styles.wide);
}
