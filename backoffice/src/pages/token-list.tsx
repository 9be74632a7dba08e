import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { OneTimeSecret } from '../ui/one-time-secret.tsx';
import { Notice } from '../ui/notice.tsx';
import { NewToken } from '../tokens/new-token.tsx';
import { scopes } from '../tokens/scopes.ts';
import { TokenRows } from '../tokens/token-rows.tsx';

const scopeChoices = Object.entries(scopes).map(([id, { name }]) => ({ id, name }));
const yesOrNo = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
] as const;

/** Lists the API tokens of other programs. */
export function TokenList() {
  // State is kept here, because the first token replaces the empty list and its button.
  const [token, setToken] = useState<string | null>(null);
  const add = <NewToken onMade={setToken} />;
  return (
    <ListScreen
      title="API tokens"
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <ChoiceField key="active" source="active" label="Active" choices={yesOrNo} />,
        <ChoiceField key="scope" source="scope" label="Role" choices={scopeChoices} />,
      ]}
      intro={
        token !== null && (
          <OneTimeSecret
            title="Your new token"
            text="Copy the token now. You won't see it again."
            value={token}
            done="I've copied the token"
            onClose={() => setToken(null)}
          />
        )
      }
      empty={
        <Notice title="No API tokens yet" action={add}>
          A token lets a label printer, accounting program or script act with your access. For
          available calls, see the <Link href="/api/docs">API reference</Link>.
        </Notice>
      }
    >
      {add}
      <Typography sx={{ my: 1 }}>
        For available calls, see the <Link href="/api/docs">API reference</Link>.
      </Typography>
      <TokenRows />
    </ListScreen>
  );
}
