import { registrationCodeValidity } from '@spindle/sdk/domain/identity/mailed-codes';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useFormCall } from '../use-form-call.ts';
import type { Registration } from './queries.ts';
import { ResendButton } from './resend-button.tsx';
import { StepCodeForm } from './step-code-form.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

/** Step 3: the emailed code creates the account. */
export function MailedCodeStep({
  email,
  resendAt,
  takeFocus,
  onResent,
  onDone,
  onRefused,
  onStartAgain,
}: {
  email: string;
  /** When another code may be requested, in epoch milliseconds. */
  resendAt: number;
  takeFocus: boolean;
  onResent: (now: Registration) => void;
  onDone: (recoveryCodes: readonly string[]) => void;
  onRefused: () => void;
  onStartAgain: () => void;
}) {
  const code = useFormCall({
    call: async (emailCode: string) => {
      const rct = await humanCheck('ACCOUNT_EMAIL_VALIDATION');
      return replyOf(
        shop.POST('/api/user/verifyAccountByEmail', { body: { email, emailCode, rct } }),
      );
    },
    fields: ['emailCode'],
    onSuccess: ({ RecoveryCodes }) => onDone(RecoveryCodes ?? []),
    onRefused,
  });

  return (
    <section className={styles.form} aria-label="Check your email">
      <StepHeading step={3} of={4} takeFocus={takeFocus}>
        Check your email
      </StepHeading>
      <p className={`${styles.text} ${steps.step}`}>
        We sent a verification code to <strong>{email}</strong>. {registrationCodeValidity} If the
        code doesn't arrive, check your spam folder.
      </p>
      <StepCodeForm
        label="Email code"
        missing="Email code required"
        busy={code.busy}
        onSubmit={code.send}
      />
      <div className={steps.actions}>
        <ResendButton email={email} resendAt={resendAt} onResent={onResent} onRefused={onRefused} />
        <Button className={steps.again} look="quiet" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </section>
  );
}
