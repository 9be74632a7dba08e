import { LinkButton } from '../../ui/link-button.tsx';
import { StepHeading } from '../step-heading.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

/** Step 3: says that the password is changed. */
export function RecoveredStep() {
  return (
    <section className={styles.form} aria-label="Password changed">
      <StepHeading step={3} of={3} takeFocus>
        Password changed
      </StepHeading>
      <p className={styles.text}>
        We signed you out everywhere else. Sign in with your new password.
      </p>
      <div className={steps.done}>
        <LinkButton look="strong" to="/ui/signin">
          Sign In
        </LinkButton>
      </div>
    </section>
  );
}
