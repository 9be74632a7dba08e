import { RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';
import { Button } from '../../ui/button.tsx';
import { AuthenticatorSecret } from '../authenticator-secret.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useFormCall } from '../use-form-call.ts';
import type { Registration } from './queries.ts';
import { StepCodeForm } from './step-code-form.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

/** Step 2: enrolls an authenticator app. The first code proves that it works. */
export function AuthenticatorStep({
  email,
  otp,
  takeFocus,
  onDone,
  onRefused,
  onStartAgain,
}: {
  email: string;
  /** The otpauth URI that the app scans or opens. */
  otp: string;
  takeFocus: boolean;
  onDone: (next: Registration) => void;
  onRefused: () => void;
  onStartAgain: () => void;
}) {
  const code = useFormCall({
    call: async (authCode: string) => {
      const rct = await humanCheck('ACCOUNT_VALIDATION');
      return replyOf(shop.POST('/api/user/mfa', { body: { email, authCode, rct } }));
    },
    fields: ['authCode'],
    onSuccess: () => onDone({ Step: 3, Email: email, OTP: null, ResendSeconds: RESEND_SECONDS }),
    onRefused,
  });

  return (
    <section className={styles.form} aria-label="Set up your authenticator">
      <StepHeading step={2} of={4} takeFocus={takeFocus}>
        Set up your authenticator
      </StepHeading>
      <p className={styles.text}>You'll need an authenticator app every time you sign in.</p>
      <AuthenticatorSecret qr={otp} link={otp} />
      <h2>Enter Authenticator Code Below:</h2>
      <StepCodeForm
        label="Authenticator code"
        missing="Authenticator code required"
        invalid="Auth is invalid"
        busy={code.busy}
        onSubmit={code.send}
      />
      <div className={steps.actions}>
        <Button className={steps.again} look="quiet" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </section>
  );
}
