import { RelatedList } from '../ui/related-list.tsx';
import { AccessRows, type AccessChanges } from './access-rows.tsx';

interface Props {
  userId: string;
  /** If set, lets staff change the access. */
  changes?: AccessChanges;
}

/** Lists a customer's access to items, downloads and roles, newest first. */
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
