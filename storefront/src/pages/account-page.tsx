import { useSession } from '../session/session.ts';
import { AddressesBlock } from '../account/addresses/addresses-block.tsx';
import { AuthenticatorBlock } from '../account/authenticator-block.tsx';
import { ChatLinkBlock } from '../account/chat-link-block.tsx';
import { NameForm } from '../account/name-form.tsx';
import { PasskeysBlock } from '../account/passkeys/passkeys-block.tsx';
import { PasswordForm } from '../account/password-form.tsx';
import { RecoveryCodesBlock } from '../account/recovery-codes-block.tsx';
import { SessionsBlock } from '../account/sessions/sessions-block.tsx';
import { PersonalDataBlock } from '../account/personal-data/personal-data-block.tsx';
import styles from '../account/account.module.css';

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
