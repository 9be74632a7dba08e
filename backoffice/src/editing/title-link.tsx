import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  record: { title: string; external: boolean; link: string | null };
  /** The URL of the record's page in the back-office. */
  to: string;
}

/** Links a title to its page, or opens an external page in a new tab. */
export function TitleLink({ record: { title, external, link }, to }: Props) {
  const translate = useTranslateText();
  if (!external) {
    return (
      <Link component={RouterLink} to={to}>
        {title}
      </Link>
    );
  }
  // A record can be marked as external before it has a URL.
  if (!link) return title;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <OpenInNewIcon
        titleAccess={translate('(new tab)')}
        sx={{ ml: '4px', fontSize: 14, verticalAlign: '-2px' }}
      />
    </Link>
  );
}
