import { useRef, useState } from 'react';
import { useUnsaved } from '../../page-parts/use-unsaved.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { StepHeading } from '../step-heading.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

const NOT_KEPT = {
  title: 'Leave without your recovery codes?',
  message: "We won't show these codes again. You can create new codes on your account page.",
};

/** Step 4: the account exists. Its recovery codes are shown only here, and take the focus. */
export function VerifiedStep({ codes }: { codes: readonly string[] }) {
  const signIn = useRef<HTMLAnchorElement>(null);
  const [saved, setKept] = useState(codes.length === 0);
  useUnsaved(!saved, NOT_KEPT);

  function leave() {
    setKept(true);
    // The button just clicked disappears.
    signIn.current?.focus();
  }

  return (
    <section className={styles.form} aria-label="Your account is verified">
      <StepHeading step={4} of={4} takeFocus={codes.length === 0}>
        Your account is verified
      </StepHeading>
      <p className={styles.text}>Thank you. You can sign in now.</p>
      {codes.length > 0 ? (
        <>
          <RecoveryCodes codes={codes} {...(saved ? {} : { onKept: leave })} />
          <p className={styles.text}>You can create new codes on your account page at any time.</p>
        </>
      ) : null}
      <div className={steps.done}>
        <LinkButton ref={signIn} look={saved ? 'strong' : 'secondary'} to="/ui/signin">
          Sign In
        </LinkButton>
      </div>
    </section>
  );
}
