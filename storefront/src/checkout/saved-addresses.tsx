import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { useQuery } from '@tanstack/react-query';
import { addressBookQuery } from '../addresses/address-book-query.ts';
import { Link } from '../ui/link.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import type { Address } from '../addresses/queries.ts';
import styles from './saved-addresses.module.css';

/**
 * Lists the saved addresses, which can be used with one click. Renders nothing if there are none.
 */
export function SavedAddresses({
  busy,
  onChoose,
}: {
  busy: boolean;
  onChoose: (address: Address) => void;
}) {
  const { data } = useQuery(addressBookQuery());
  if (!data || data.addresses.length === 0) return null;
  return (
    <div className={styles.kept}>
      <h3>Or use a saved address</h3>
      <ul className={styles.list}>
        {data.addresses.map((saved) => (
          <li key={saved.id}>
            <button
              type="button"
              className={styles.choice}
              disabled={busy}
              onClick={() => onChoose(streetAddressOf(saved))}
            >
              <AddressLines address={saved} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/ui/account">Edit saved addresses in your account</Link>
      </p>
    </div>
  );
}
