import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  record: { title: string; external: boolean; link: string | null };
  /** Its own page here. */
  to: string;
}

/** A title leading to what it names: its page, or a new window where that is somebody else's. */
export function TitleLink({ record: { title, external, link }, to }: Props) {
  const translate = useTranslateText();
  if (!external) {
    return (
      <Link component={RouterLink} to={to}>
        {title}
      </Link>
    );
  }
  // Marked as external before anybody gave it an address.
  if (!link) return title;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <OpenInNewIcon
        titleAccess={translate('(opens a new window)')}
        sx={{ ml: '4px', fontSize: 14, verticalAlign: '-2px' }}
      />
    </Link>
  );
}
