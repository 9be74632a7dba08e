import { RelatedList } from '../ui/related-list.tsx';
import { AccessRows, type AccessChanges } from './access-rows.tsx';

interface Props {
  userId: string;
  /** Lets staff change the access, if set. */
  changes?: AccessChanges;
}

/** Lists what a customer may open, download or be, newest first. */
export function AccessList({ userId, changes }: Props) {
  return (
    <RelatedList
      resource="entitlements"
      target="userId"
      id={userId}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      empty="No access yet. Digital purchases, subscriptions and access granted by staff appear here."
    >
      <AccessRows {...(changes && { changes })} />
    </RelatedList>
  );
}
