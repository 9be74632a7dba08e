import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useCreating } from '../ui/create-in-list.tsx';
import { ShownOnce } from '../ui/shown-once.tsx';
import { TokenForm } from './token-form.tsx';

/** Asks what a token is for, makes it, and shows it the one time it can be seen. */
export function NewToken() {
  const [step, setStep] = useState<'closed' | 'form'>(useCreating() ? 'form' : 'closed');
  const [token, setToken] = useState<string | null>(null);
  const refresh = useRefresh();
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setStep('form')}>
        New token…
      </Button>
      {step === 'form' ? (
        <TokenForm
          onCancel={() => setStep('closed')}
          onMade={(made) => {
            setStep('closed');
            setToken(made);
          }}
        />
      ) : null}
      {token === null ? null : (
        <ShownOnce
          title="Your new token"
          text="Copy it now: it is not shown again."
          value={token}
          done="I have copied it"
          onClose={() => {
            setToken(null);
            refresh();
          }}
        />
      )}
    </>
  );
}
