import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFormCall } from '../use-form-call.ts';
import { requestRecovery } from './request-recovery.ts';
import steps from '../steps.module.css';

/** Sends another code to the same address, and shows the shop's message. */
export function AnotherCodeButton({ email }: { email: string }) {
  const [message, setMessage] = useState('');
  const request = useFormCall({
    call: requestRecovery,
    onSuccess: ({ Reason }) => setMessage(Reason),
  });

  function click() {
    setMessage('');
    void request.send(email);
  }

  return (
    <div className={steps.resend}>
      <Button busy={request.busy} onClick={click}>
        Send another code
      </Button>
      <p aria-live="polite">{message}</p>
    </div>
  );
}
