import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { panel } from '../navigation/panel.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Shown for an unknown URL, or for a tool that the user's role can't access. */
export function MissingPage() {
  const translate = useTranslateText();
  return (
    <Screen title="Page unavailable">
      <Notice
        title="This page doesn't exist, or you don't have access"
        action={
          <Link component={RouterLink} to={panel.to}>
            {translate('Administrator Tools')}
          </Link>
        }
      >
        Check the URL, or ask an administrator for access.
      </Notice>
    </Screen>
  );
}
