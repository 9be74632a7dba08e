import styles from './spinner.module.css';

/** A spinner that appears only after 300 ms. The text beside it should say what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** Fills the space of a page or panel while its content loads. */
export function Waiting({ children = 'Loading, please wait...' }: { children?: string }) {
  return (
    <output className={styles.wait}>
      <Spinner />
      {children}
    </output>
  );
}
