import { registrationClosed } from '@spindle/sdk/domain/identity/registration';
import styles from '../sign-in.module.css';

export function ClosedView() {
  return (
    <section className={styles.form} aria-labelledby="closed-title">
      <h1 id="closed-title">Create New Account</h1>
      <p className={styles.text}>{registrationClosed.reason}</p>
    </section>
  );
}
