import { useRef, type SubmitEvent } from 'react';
import { usePages } from '../page-parts/pages-context.ts';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { Link } from '../ui/link.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { useSignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

export function CredentialsView() {
  const dialog = useDialog();
  const signIn = useSignIn();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (signIn.isPending) return;
    const input = {
      username: username.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    };
    if (input.username && input.password) return signIn.mutate(input);
    await dialog.open({
      kind: 'warn',
      title: 'Login Failed',
      message: 'The login form is invalid. Please fill out the Email and Password fields.',
    });
    (input.username ? password : username).current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h1>Please sign in to continue.</h1>
      <TextField
        ref={username}
        label="Email"
        name="username"
        type="email"
        placeholder="ada@example.com"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <TextField
        ref={password}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={1024}
        required
      />
      <Button type="submit" look="strong" wide busy={signIn.isPending}>
        Sign In
      </Button>
      <PasskeyButton>Sign in with a passkey</PasskeyButton>
      <SignInLinks />
    </form>
  );
}

function SignInLinks() {
  const { hasRoute } = usePages();
  const links = [
    { to: '/ui/registration', text: 'Create New Account!' },
    { to: '/ui/passwordRecovery', text: 'Forgot Your Password?' },
  ].filter(({ to }) => hasRoute(to));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
