import { MAX_ADDRESSES } from '@spindle/sdk/domain/account/address-book';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Block } from '../block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { addressBookQuery, type SavedAddress } from '../../addresses/address-book-query.ts';
import { AddressCard } from './address-card.tsx';
import { SavedAddressForm } from './saved-address-form.tsx';
import styles from './addresses.module.css';

/** Lists the customer's saved addresses, which can be selected at checkout in one click. */
export function AddressesBlock() {
  const { data, isError, isFetching, refetch } = useQuery(addressBookQuery());
  /** The address being edited, `new`, or null. */
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);

  return (
    <Block title="Addresses">
      {edited !== null ? (
        <SavedAddressForm saved={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : isError && !data ? (
        <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
          We couldn't load your addresses.
        </NotLoaded>
      ) : data === undefined ? (
        <p>Loading...</p>
      ) : (
        <Saved addresses={data.addresses} onEdit={setEdited} />
      )}
    </Block>
  );
}

function Saved({
  addresses,
  onEdit,
}: {
  addresses: SavedAddress[];
  onEdit: (edited: SavedAddress | 'new') => void;
}) {
  const full = addresses.length >= MAX_ADDRESSES;
  return (
    <>
      {addresses.length === 0 ? (
        <p className={styles.hint}>Save the addresses you ship to, then choose one at checkout.</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((saved) => (
            <li key={saved.id}>
              <AddressCard saved={saved} onEdit={() => onEdit(saved)} />
            </li>
          ))}
        </ul>
      )}
      {full ? (
        <p
          className={styles.hint}
        >{`You can save up to ${MAX_ADDRESSES} addresses. Delete one to add another.`}</p>
      ) : (
        <Button onClick={() => onEdit('new')}>Add an address</Button>
      )}
    </>
  );
}
