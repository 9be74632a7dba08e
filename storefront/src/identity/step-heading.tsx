import { useEffect, useRef, type ReactNode } from 'react';
import styles from './steps.module.css';

/** The title of one of several steps. A step that follows another takes the focus. */
export function StepHeading({
  step,
  of,
  takeFocus,
  children,
}: {
  step: number;
  of: number;
  takeFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  return (
    <div className={styles.heading}>
      <p>
        Step {step} of {of}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
