import { useConfig } from '../shop/config.ts';
import { phoneUrl } from './phone-url.ts';
import styles from './written-page.module.css';

/** Shows the seller's details from the shop's settings. */
export function CompanyFacts() {
  const { company } = useConfig();
  if (!company) return null;
  const { name, address, email, phone } = company;
  return (
    <address className={styles.company}>
      <strong>{name}</strong>
      {address === null ? null : <span>{address}</span>}
      {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
      {phone === null ? null : <a href={phoneUrl(phone)}>{phone}</a>}
    </address>
  );
}
