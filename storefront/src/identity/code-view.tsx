import { passkeyInstead } from '@spindle/sdk/domain/identity/proof-question';
import { usePages } from '../page-parts/pages-context.ts';
import { useSession } from '../session/session.ts';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { CodeForm } from './code-form.tsx';
import { Link } from '../ui/link.tsx';
import styles from './sign-in.module.css';

/** Asks users with an authenticator for its code. */
export function CodeView({ takeFocus }: { takeFocus: boolean }) {
  const { hasRoute } = usePages();
  const { user } = useSession();
  return (
    <section className={styles.form} aria-labelledby="mfa-title">
      <h1 id="mfa-title">Multifactor Authentication Required</h1>
      <p className={styles.text}>
        Use your authenticator app and enter your code below to verify your account:
      </p>
      <CodeForm takeFocus={takeFocus} recovery />
      {user?.Passkeys ? <PasskeyButton>{passkeyInstead}</PasskeyButton> : null}
      {hasRoute('/ui/support') ? (
        <p className={styles.links}>
          <Link to="/ui/support">Can't Access your MFA code? Contact Us.</Link>
        </p>
      ) : null}
    </section>
  );
}
