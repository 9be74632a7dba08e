import { lazyPart } from '@spindle/sdk/react/lazy-component';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { useTranslateText } from '../ui/use-translate-text.ts';

const { Part: AccountMenuItems } = lazyPart(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
  // Without the network, the screen and its unsaved forms must stay.
  () => null,
);

/** Shows the signed-in user's name, with a menu for signing out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const logout = useLogout();
  const notify = useNotify();
  const translate = useTranslateText();
  const name = identity?.fullName ?? translate('Account');

  function leave() {
    setAnchor(null);
    logout().catch((error: unknown) =>
      notify(error instanceof Error ? error.message : 'Please try again.', { type: 'error' }),
    );
  }

  return (
    <>
      <Button
        color="inherit"
        aria-label={translate('Account menu for %{name}', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<AccountIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 40, '& .MuiButton-startIcon': { mr: wide ? 1 : 0 } }}
      >
        {wide && name}
      </Button>
      {anchor && (
        <Suspense>
          <AccountMenuItems anchor={anchor} onClose={() => setAnchor(null)} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
