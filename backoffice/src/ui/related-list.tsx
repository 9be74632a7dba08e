import { Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { ReferenceManyFieldBase, type SortPayload } from 'react-admin';
import { ListBody } from './list-body.tsx';
import { Pages } from './pages.tsx';
import { WithBulk } from './with-bulk.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  resource: string;
  /** The filter that receives the record's id. */
  target: string;
  id: string;
  sort: SortPayload;
  empty: string;
  /** Actions for the selected rows. */
  bulk?: ReactElement;
  children: ReactNode;
}

/** Lists another resource's records that belong to this one. */
export function RelatedList({ resource, target, id, sort, empty, bulk, children }: Props) {
  const translate = useTranslateText();
  return (
    <ReferenceManyFieldBase
      reference={resource}
      target={target}
      record={{ id }}
      sort={sort}
      perPage={10}
    >
      <WithBulk bulk={bulk}>
        <ListBody
          empty={<Typography sx={{ color: 'text.secondary' }}>{translate(empty)}</Typography>}
        >
          {children}
        </ListBody>
        <Pages sizes={[10, 25, 50]} />
      </WithBulk>
    </ReferenceManyFieldBase>
  );
}
