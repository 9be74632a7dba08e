import { Alert } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';
import { useSummary } from './summary.ts';

/** Shows problems with the shop's setup, such as the sandbox, on every screen. */
export function SetupNotices() {
  const translate = useTranslateText();
  return useSummary()?.setup.map(({ code, message }) => (
    <Alert key={code} role="note" severity="warning" sx={{ mb: 2, displayPrint: 'none' }}>
      {translate(message)}
    </Alert>
  ));
}
