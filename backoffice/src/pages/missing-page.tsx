import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { panel } from '../navigation/panel.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Shown for an unknown address, or for a tool that the user's role excludes. */
export function MissingPage() {
  const translate = useTranslateText();
  return (
    <Screen title="Nothing here">
      <Notice
        title="There is no such screen for your account"
        action={
          <Link component={RouterLink} to={panel.to}>
            {translate('Administrator Tools')}
          </Link>
        }
      >
        Check the address, or ask an administrator whether your account should have this tool.
      </Notice>
    </Screen>
  );
}
