import { Box, Button, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { MissingPage } from './missing-page.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { useItemRecord } from '../attributes/item-queries.ts';
import { ItemScreen } from '../attributes/item-screen.tsx';
import { itemEditor } from '../catalog/item-address.ts';
import { hashOf } from '../catalog/item-sections.ts';
import type { ItemRecord } from '../catalog/store-queries.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RefreshCdnButton } from '../editing/refresh-cdn-button.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';
import type { Release } from '../providers/records.ts';
import { Notice } from '../ui/notice.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { OpenRelease } from '../releases/open-release.tsx';
import { refreshingSubscription } from '../releases/release-questions.ts';
import { UploadPanel } from '../releases/upload-panel.tsx';
import { Versions } from '../releases/versions.tsx';

/**
 * Shows the content that an item's subscribers open, uploads its next version, and restores earlier
 * ones.
 */
export function LicensedContent() {
  const mayEdit = useHasAccess('edit', 'releases');
  const { catalogId = '', catalogItemId = '' } = useParams();
  if (mayEdit === null) return <ScreenSkeleton />;
  if (!mayEdit) return <MissingPage />;
  return (
    <ContentOfItem key={`${catalogId}/${catalogItemId}`} name={{ catalogId, catalogItemId }} />
  );
}

function ContentOfItem({ name }: { name: ItemName }) {
  const { data, error, refetch } = useItemRecord(name);
  return (
    <ItemScreen
      name={name}
      extended
      part="Licensed content"
      item={data}
      error={error}
      onRetry={() => void refetch()}
      renderAside={(item) => (
        <>
          {item.subscription && <RefreshSubscription item={item} />}
          <AuditLink subject={`item ${name.catalogId}/${name.catalogItemId}`} />
        </>
      )}
    >
      {(item) => (item.subscription ? <Content name={name} /> : <NoSubscription item={item} />)}
    </ItemScreen>
  );
}

function Content({ name }: { name: ItemName }) {
  const { data, error, refetch } = useGetList<Release>(
    'releases',
    {
      filter: { ...name, active: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dateCreated', order: 'DESC' },
    },
    { onError: () => undefined },
  );
  if (data === undefined) {
    return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <RowsSkeleton />;
  }
  const [open = null] = data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box component="section" aria-labelledby="open-title">
        <Typography id="open-title" variant="h2" sx={{ mb: 1 }}>
          Current content
        </Typography>
        <OpenRelease name={name} release={open} />
      </Box>
      <UploadPanel name={name} open={open} />
      <Versions name={name} open={open} />
    </Box>
  );
}

function RefreshSubscription({ item }: { item: ItemRecord }) {
  const { catalogId, catalogItemId, title } = item;
  return (
    <RefreshCdnButton
      path={`assets/subs/${catalogId}/${catalogItemId}`}
      stale="releases"
      question={refreshingSubscription(title)}
    />
  );
}

function NoSubscription({ item: { catalogId, catalogItemId, title } }: { item: ItemRecord }) {
  return (
    <Notice
      title={`${title} isn't a subscription`}
      action={
        <Button component={RouterLink} to={itemEditor(catalogId, catalogItemId)} variant="outlined">
          Edit item
        </Button>
      }
    >
      Licensed content is for subscribers. Check Subscription in the item editor first. For one-time
      purchases, add{' '}
      <Link component={RouterLink} to={itemEditor(catalogId, catalogItemId, hashOf('files'))}>
        files for buyers
      </Link>
      .
    </Notice>
  );
}
