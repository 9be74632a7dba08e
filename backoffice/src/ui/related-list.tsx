import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ReferenceManyFieldBase, type SortPayload } from 'react-admin';
import { ListBody } from './list-body.tsx';
import { Pages } from './pages.tsx';

interface Props {
  resource: string;
  /** The filter that the record's id goes into. */
  target: string;
  id: string;
  sort: SortPayload;
  empty: string;
  children: ReactNode;
}

/** Records of another resource that belong to this one. */
export function RelatedList({ resource, target, id, sort, empty, children }: Props) {
  return (
    <ReferenceManyFieldBase
      reference={resource}
      target={target}
      record={{ id }}
      sort={sort}
      perPage={10}
    >
      <ListBody empty={<Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}>
        {children}
      </ListBody>
      <Pages sizes={[10, 25, 50]} />
    </ReferenceManyFieldBase>
  );
}
