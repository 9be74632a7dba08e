import styles from '../sign-in.module.css';

export function ClosedView() {
  return (
    <section className={styles.form} aria-labelledby="closed-title">
      <h1 id="closed-title">Create New Account</h1>
      <p className={styles.text}>Registration is closed at this time. Please try again later...</p>
    </section>
  );
}
