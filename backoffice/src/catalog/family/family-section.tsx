import { Box, Button, Link, Menu, MenuItem, Typography } from '@mui/material';
import { familyDeleted, familySaved } from '@spindle/sdk/domain/catalog/families';
import type { components } from '@spindle/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAct, useDelete } from '../../providers/write-hooks.ts';
import { idOf } from '../../providers/writes/record-ids.ts';
import { formatCount, formatDollars } from '../../ui/format.ts';
import { itemEditor } from '../item-address.ts';
import { ItemSection } from '../item-section.tsx';
import { familiesQuery, type ItemRecord } from '../store-queries.ts';
import { AddOptionsDialog } from './add-options-dialog.tsx';
import { EditFamilyDialog } from './edit-family-dialog.tsx';

type Family = components['schemas']['Family'];

/** Shows the family of an item. Staff add options to it, and let the item join or leave one. */
export function FamilySection({ item }: { item: ItemRecord }) {
  const { data } = useQuery(familiesQuery(item.catalogId));
  const calls = useFamilyCalls(item);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState(false);
  const family = data?.families.find(({ familyId }) => familyId === item.family?.familyId);
  return (
    <ItemSection id="options">
      {family ? (
        <Members family={family} catalogId={item.catalogId} />
      ) : (
        <Typography variant="body2">
          A family is one product with options, such as several lengths of a rail.
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
          Add options…
        </Button>
        {family && (
          <Button size="small" onClick={() => setEditing(true)}>
            Edit family…
          </Button>
        )}
        {family ? (
          <Button size="small" loading={calls.pending} onClick={() => calls.leave(family)}>
            Leave family
          </Button>
        ) : (
          <JoinButton families={data?.families ?? []} onJoin={calls.join} />
        )}
      </Box>
      {editing && family && (
        <EditFamilyDialog
          catalogId={item.catalogId}
          family={family}
          onDismiss={() => setEditing(false)}
        />
      )}
      {adding && (
        <AddOptionsDialog item={item} family={family} onDismiss={() => setAdding(false)} />
      )}
    </ItemSection>
  );
}

function useFamilyCalls({ catalogId, catalogItemId }: ItemRecord) {
  const notify = useNotify();
  const onError = ({ message }: Error) => notify(message, { type: 'warning' });
  const [replace, replacing] = useAct('families', 'replace', {
    onSuccess: () => notify(familySaved, { type: 'success' }),
    onError,
  });
  const [remove, removing] = useDelete('families', {
    onSuccess: () => notify(familyDeleted, { type: 'success' }),
    onError,
  });
  function save({ familyId, title, options, version }: Family, members: string[]) {
    const data = { title, options, members };
    replace({ id: idOf(catalogId, familyId), data, meta: { version } });
  }
  const othersIn = ({ members }: Family) =>
    members.map((member) => member.catalogItemId).filter((id) => id !== catalogItemId);
  return {
    pending: replacing.isPending || removing.isPending,
    join: (family: Family) => save(family, [...othersIn(family), catalogItemId]),
    /** A family that would have no members is deleted. */
    leave(family: Family) {
      const others = othersIn(family);
      if (others.length > 0) save(family, others);
      else remove({ id: idOf(catalogId, family.familyId) });
    },
  };
}

interface JoinProps {
  families: readonly Family[];
  onJoin: (family: Family) => void;
}

function JoinButton({ families, onJoin }: JoinProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (families.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Join a family…
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {families.map((family) => (
          <MenuItem
            key={family.familyId}
            onClick={() => {
              setAnchor(null);
              onJoin(family);
            }}
          >
            {family.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Members({ family, catalogId }: { family: Family; catalogId: string }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{ borderSpacing: 0, '& th, & td': { py: 0.5, pr: 3, textAlign: 'start' } }}
      >
        <Typography component="caption" variant="body2" sx={{ textAlign: 'start' }}>
          {family.title}
        </Typography>
        <thead>
          <tr>
            {[...family.options, 'Item', 'Price', 'Inventory'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {family.members.map((member) => (
            <tr key={member.catalogItemId}>
              {family.options.map((option, at) => (
                <td key={option}>{member.values[at]}</td>
              ))}
              <td>
                <Link component={RouterLink} to={itemEditor(catalogId, member.catalogItemId)}>
                  {member.title}
                </Link>
                {member.enabled ? '' : ' (hidden)'}
              </td>
              <td>{formatDollars(member.price)}</td>
              <td>{formatCount(member.inventory)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
