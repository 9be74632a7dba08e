import { QRCodeSVG } from 'qrcode.react';
import styles from './sign-in.module.css';

const APP_HELP = 'https://support.google.com/accounts/answer/1066447';

/** Shows the secret for an authenticator app: to scan, to open on the phone itself, or as text. */
export function AuthenticatorSecret({ qr, link }: { qr: string; link: string }) {
  const key = new URL(link).searchParams.get('secret') ?? '';
  return (
    <>
      <p className={styles.text}>
        Install an authenticator app on your phone, such as Google Authenticator (
        <a href={APP_HELP} target="_blank" rel="noreferrer">
          how to get it
        </a>
        ), and scan this code with it.
      </p>
      <div className={styles.qr}>
        <QRCodeSVG value={qr} size={200} level="M" title="QR code for your authenticator app" />
      </div>
      <p className={styles.links}>
        <a href={link}>Mobile users click HERE</a>
      </p>
      <p className={styles.text}>
        Can't scan it? Enter this setup key in the app:{' '}
        <code>{key.replaceAll(/.{4}(?!$)/g, '$& ')}</code>
      </p>
    </>
  );
}
