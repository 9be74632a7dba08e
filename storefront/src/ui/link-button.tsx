import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';
import { classes } from './classes.ts';
import { Link } from './link.tsx';

/** A link that looks like a button: it navigates instead of doing something. */
export function LinkButton({
  look = 'secondary',
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook; wide?: boolean }) {
  return <Link {...rest} className={classes(buttonClass(look, wide), className)} />;
}
