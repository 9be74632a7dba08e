import type { ReactNode } from 'react';

/** What is too wide for a narrow screen scrolls sideways in here, by keyboard, too. */
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
    // A landmark for every table would be too much.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scroller has to take focus
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
