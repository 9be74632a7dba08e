import { scopeWords } from '@spindle/sdk/domain/tokens/token-scopes';
import { DataTable } from 'react-admin';
import { Chip } from '../ui/chip.tsx';
import { useNow } from '../ui/clock.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { mono } from '../ui/theme.ts';
import { useNarrow } from '../ui/use-width.ts';
import { RevokeToken } from './revoke-token.tsx';
import { scopes, stateOf, type ApiToken } from './scopes.ts';

export function TokenRows() {
  if (useNarrow()) {
    return (
      <CompactList<ApiToken>
        renderName={({ name }) => name}
        renderFigure={stateChip}
        renderDetails={(token) => (
          <>
            <span>{rightsOf(token)}</span>
            {beginning(token)}
            <span>Last used: {lastUsed(token)}</span>
            <RevokeToken token={token} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<ApiToken> opens={false}>
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col label="Access" render={rightsOf} />
      <DataTable.Col label="Prefix" render={beginning} />
      <DataTable.Col label="Status" render={stateChip} />
      <DataTable.Col source="lastUsedAt" label="Last used" render={lastUsed} />
      <DataTable.Col
        source="expiresAt"
        label="Expires"
        render={({ expiresAt }: ApiToken) => <DateTime at={expiresAt} />}
      />
      <DataTable.Col label="Created by" render={({ createdBy }: ApiToken) => createdBy} />
      <DataTable.Col label="Action" render={(token: ApiToken) => <RevokeToken token={token} />} />
    </RecordTable>
  );
}

/** Returns the role, or the list of scopes. */
function rightsOf({ scope, scopes: selected, dailyRefundCap }: ApiToken) {
  if (selected === null) {
    const { name } = scopes[scope];
    return dailyRefundCap === null
      ? name
      : `${name} (refunds up to ${formatCents(dailyRefundCap)} a day)`;
  }
  return selected
    .map((one) =>
      one === 'refunds:write' && dailyRefundCap !== null
        ? `${scopeWords[one]} (${formatCents(dailyRefundCap)} a day)`
        : scopeWords[one],
    )
    .join(', ');
}

function beginning({ prefix }: ApiToken) {
  return <span style={{ fontFamily: mono }}>{prefix}…</span>;
}

function lastUsed({ lastUsedAt }: ApiToken) {
  return lastUsedAt === null ? 'never' : <DateTime at={lastUsedAt} />;
}

function stateChip(token: ApiToken) {
  return <TokenState token={token} />;
}

function TokenState({ token }: { token: ApiToken }) {
  const state = stateOf(token, useNow());
  if (state === 'ACTIVE') return <Chip label="Active" tone="done" />;
  return <Chip label={state === 'EXPIRED' ? 'Expired' : 'Revoked'} />;
}
