import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFormCall } from '../use-form-call.ts';
import { requestRecovery } from './request-recovery.ts';
import steps from '../steps.module.css';

/** Has another code mailed to the same address. */
export function AnotherCodeButton({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const request = useFormCall({ call: requestRecovery, onSuccess: () => setSent(true) });

  function click() {
    setSent(false);
    void request.send(email);
  }

  return (
    <div className={steps.resend}>
      <Button busy={request.busy} onClick={click}>
        Send another code
      </Button>
      <p aria-live="polite">{sent ? 'Another code is on its way.' : ''}</p>
    </div>
  );
}
