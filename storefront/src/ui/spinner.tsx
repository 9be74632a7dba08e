import styles from './spinner.module.css';

/** Appears only when a wait has lasted 300 ms; say what is awaited in the text beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** Fills the place of a page or panel whose content is on its way. */
export function Waiting({ children = 'Loading, please wait...' }: { children?: string }) {
  return (
    <output className={styles.wait}>
      <Spinner />
      {children}
    </output>
  );
}
