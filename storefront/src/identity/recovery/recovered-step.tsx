import { LinkButton } from '../../ui/link-button.tsx';
import { StepHeading } from '../step-heading.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

/** Step 3: the new password holds. */
export function RecoveredStep() {
  return (
    <section className={styles.form} aria-label="Your password is changed">
      <StepHeading step={3} of={3} takeFocus>
        Your password is changed
      </StepHeading>
      <p className={styles.text}>
        Wherever else you were signed in, you are signed out now. Sign in with your new password.
      </p>
      <div className={steps.done}>
        <LinkButton look="strong" to="/ui/signin">
          Sign In
        </LinkButton>
      </div>
    </section>
  );
}
