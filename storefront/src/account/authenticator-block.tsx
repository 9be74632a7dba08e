import { replyOf } from '@spindle/sdk/errors';
import { useState } from 'react';
import { shop } from '../shop/api.ts';
import { AuthenticatorSecret } from '../identity/authenticator-secret.tsx';
import { Button } from '../ui/button.tsx';
import { Block } from './block.tsx';
import { FreshCodeForm } from './fresh-code-form.tsx';
import styles from './account.module.css';

interface Secret {
  qr: string;
  link: string;
}

/**
 * Changes the authenticator: first a current code from the old one, then the first code from the
 * new one.
 */
export function AuthenticatorBlock() {
  const [secret, setSecret] = useState<Secret | null>(null);
  return (
    <Block title="Authenticator">
      {secret ? (
        <>
          <AuthenticatorSecret {...secret} />
          <p className={styles.text}>
            Your old authenticator works until you enter the first code from the new one.
          </p>
          <FreshCodeForm
            label="Code from the new authenticator"
            action="Confirm"
            strong
            call={(authCode) =>
              replyOf(shop.POST('/api/user/authenticator/confirm', { body: { authCode } }))
            }
            onSuccess={() => setSecret(null)}
          />
          <Button className={styles.back} look="quiet" onClick={() => setSecret(null)}>
            Keep the old authenticator
          </Button>
        </>
      ) : (
        <>
          <p className={styles.text}>
            Switching phones? Set up an authenticator on your new phone.
          </p>
          <FreshCodeForm
            label="Current authenticator code"
            action="Change authenticator"
            recovery
            quiet
            call={(authCode) =>
              replyOf(shop.POST('/api/user/authenticator', { body: { authCode } }))
            }
            onSuccess={({ MFAQR, MFALINK }) => {
              if (MFAQR) setSecret({ qr: MFAQR, link: MFALINK ?? MFAQR });
            }}
          />
        </>
      )}
    </Block>
  );
}
