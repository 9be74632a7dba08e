import { MOST_ADDRESSES } from '@spindle/sdk/domain/account/address-book';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Block } from '../block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { addressBookQuery, type KeptAddress } from '../../addresses/address-book-query.ts';
import { AddressCard } from './address-card.tsx';
import { KeptAddressForm } from './kept-address-form.tsx';
import styles from './addresses.module.css';

/** Lists the customer's saved addresses, which can be selected at checkout in one click. */
export function AddressesBlock() {
  const { data, isError, isFetching, refetch } = useQuery(addressBookQuery());
  /** The address being edited, `new`, or null. */
  const [edited, setEdited] = useState<KeptAddress | 'new' | null>(null);

  return (
    <Block title="Addresses">
      {edited !== null ? (
        <KeptAddressForm kept={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : isError && !data ? (
        <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
          We couldn't load your addresses.
        </NotLoaded>
      ) : data === undefined ? (
        <p>Loading...</p>
      ) : (
        <Kept addresses={data.addresses} onEdit={setEdited} />
      )}
    </Block>
  );
}

function Kept({
  addresses,
  onEdit,
}: {
  addresses: KeptAddress[];
  onEdit: (edited: KeptAddress | 'new') => void;
}) {
  const full = addresses.length >= MOST_ADDRESSES;
  return (
    <>
      {addresses.length === 0 ? (
        <p className={styles.hint}>Save the addresses you ship to, then pick one at checkout.</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((kept) => (
            <li key={kept.id}>
              <AddressCard kept={kept} onEdit={() => onEdit(kept)} />
            </li>
          ))}
        </ul>
      )}
      {full ? (
        <p
          className={styles.hint}
        >{`You can save up to ${MOST_ADDRESSES} addresses. Delete one to add another.`}</p>
      ) : (
        <Button onClick={() => onEdit('new')}>Add an address</Button>
      )}
    </>
  );
}
