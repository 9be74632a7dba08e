import { RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';
import { replyOf } from '@spindle/sdk/errors';
import { useState } from 'react';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';
import { Button } from '../../ui/button.tsx';
import { useFormCall } from '../use-form-call.ts';
import type { Registration } from './queries.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import steps from '../steps.module.css';

/** Requests another code by email, a minute after the last one. */
export function ResendButton({
  email,
  resendAt,
  onResent,
  onRefused,
}: {
  email: string;
  resendAt: number;
  onResent: (now: Registration) => void;
  onRefused: () => void;
}) {
  const seconds = useSecondsUntil(resendAt);
  const [message, setMessage] = useState('');
  const resend = useFormCall({
    call: async () => {
      const rct = await humanCheck('ACCOUNT_EMAIL_VALIDATION');
      return replyOf(shop.POST('/api/user/resendEmailCode', { body: { email, rct } }));
    },
    onSuccess: ({ Reason }) => {
      setMessage(Reason);
      onResent({ Step: 3, Email: email, OTP: null, ResendSeconds: RESEND_SECONDS });
    },
    onRefused,
  });

  function click() {
    if (seconds > 0) return;
    setMessage('');
    void resend.send(undefined);
  }

  return (
    <div className={steps.resend}>
      <Button
        className={seconds > 0 ? steps.waiting : undefined}
        busy={resend.busy}
        aria-disabled={seconds > 0}
        onClick={click}
      >
        {seconds > 0 ? `Send another code (${seconds} s)` : 'Send another code'}
      </Button>
      <p aria-live="polite">{message}</p>
    </div>
  );
}
