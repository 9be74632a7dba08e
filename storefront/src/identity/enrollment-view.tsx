import { ShopError } from '@spindle/sdk/errors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { Waiting } from '../ui/spinner.tsx';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { CodeForm } from './code-form.tsx';
import { mfaTokenQuery } from './queries.ts';
import styles from './sign-in.module.css';

/** For users without an authenticator yet: shows the secret, then asks for the first code. */
export function EnrollmentView({
  takeFocus,
  onRecoveryCodes,
}: {
  takeFocus: boolean;
  onRecoveryCodes: (codes: string[]) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const token = useMfaToken();

  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  return (
    <section className={styles.form} aria-labelledby="enroll-title">
      <h1 id="enroll-title" ref={heading} tabIndex={-1}>
        Set up your authenticator
      </h1>
      {token.qr ? (
        <>
          <AuthenticatorSecret qr={token.qr} link={token.link ?? token.qr} />
          <h2>Enter Authenticator Code Below:</h2>
          <CodeForm onRecoveryCodes={onRecoveryCodes} />
        </>
      ) : token.failed ? (
        <div className={styles.text}>
          <p>We couldn't prepare your code.</p>
          <Button onClick={token.retry}>Try again</Button>
        </div>
      ) : (
        <Waiting>Preparing your code...</Waiting>
      )}
    </section>
  );
}

/** Loads the secret. Each failure is reported in a dialog once. */
function useMfaToken() {
  const dialog = useDialog();
  const { data, error, refetch, isFetching, errorUpdatedAt, dataUpdatedAt } =
    useQuery(mfaTokenQuery());
  const problem = problemOf(data, error);
  const reported = useRef('');

  useEffect(() => {
    const occasion = `${problem} ${errorUpdatedAt} ${dataUpdatedAt}`;
    if (problem === null || isFetching || reported.current === occasion) return;
    reported.current = occasion;
    void dialog.open({ kind: 'error', title: 'MFA Token Error', message: problem });
  }, [problem, isFetching, errorUpdatedAt, dataUpdatedAt, dialog]);

  return {
    qr: problem === null ? (data?.MFAQR ?? null) : null,
    link: data?.MFALINK ?? null,
    failed: problem !== null && !isFetching,
    retry: () => void refetch(),
  };
}

const NO_REPLY = 'Cannot connect to resource server.';

function problemOf(
  reply: { Status: string; Reason: string; MFAQR: string | null } | undefined,
  error: Error | null,
): string | null {
  if (error) return error instanceof ShopError && error.status === 0 ? NO_REPLY : error.message;
  if (!reply) return null;
  if (reply.Status !== 'SUCCESS') return reply.Reason;
  return reply.MFAQR ? null : NO_REPLY;
}
