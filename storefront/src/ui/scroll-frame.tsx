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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller has to take focus
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
