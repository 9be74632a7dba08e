import { useEffect, useRef, type ReactNode } from 'react';
import styles from './checkout.module.css';

/** One step of the screen. A step that follows another takes the focus, so that it is read out. */
export function Panel({
  title,
  takeFocus,
  children,
}: {
  title: string;
  takeFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus, title]);

  return (
    <section className={styles.panel} aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
