import styles from './spinner.module.css';

/** Appears only after 300 ms of waiting. Say in the text beside it what is loading. */
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
