import { backToShop, yourAccount } from '@spindle/sdk/domain/navigation/labels';
import { Menu, MenuItem } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
  onLeave: () => void;
}

/** The open menu of the signed-in user. */
export function AccountMenuItems({ anchor, onClose, onLeave }: Props) {
  const translate = useTranslateText();
  return (
    <Menu anchorEl={anchor} open onClose={onClose} transitionDuration={0}>
      <MenuItem component="a" href="/ui/account">
        {translate(yourAccount)}
      </MenuItem>
      <MenuItem component="a" href="/">
        {translate(backToShop)}
      </MenuItem>
      <MenuItem onClick={onLeave}>{translate('Sign out')}</MenuItem>
    </Menu>
  );
}
