import { useSession } from '../app/session.ts';
import { AddressesBlock } from './addresses/addresses-block.tsx';
import { AuthenticatorBlock } from './authenticator-block.tsx';
import { ChatLinkBlock } from './chat-link-block.tsx';
import { NameForm } from './name-form.tsx';
import { PasskeysBlock } from './passkeys/passkeys-block.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodesBlock } from './recovery-codes-block.tsx';
import { SessionsBlock } from './sessions/sessions-block.tsx';
import { PersonalDataBlock } from './personal-data/personal-data-block.tsx';
import styles from './account.module.css';

export function AccountPage() {
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <header>
        <h1>Account</h1>
        <p className={styles.email}>{user?.Email}</p>
      </header>
      <ChatLinkBlock />
      <NameForm />
      <AddressesBlock />
      <PasswordForm />
      <PasskeysBlock />
      <RecoveryCodesBlock />
      <AuthenticatorBlock />
      <SessionsBlock />
      <PersonalDataBlock />
    </div>
  );
}
