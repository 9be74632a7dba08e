import type { ReactNode } from 'react';

/** Scrolls content sideways if it is too wide for the screen, with the keyboard, too. */
export function ScrollFrame({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    // A landmark for every table would be too many.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    // -- a scroller has to take focus
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
