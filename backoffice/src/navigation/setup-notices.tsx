import { Alert } from '@mui/material';
import { sandboxNotice } from '@spindle/sdk/domain/settings/setup';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../providers/config.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';
import { useSummary } from './summary.ts';

/** Shows on every screen that the sandbox is used, and administrators other setup problems. */
export function SetupNotices() {
  const translate = useTranslateText();
  const { data } = useQuery(configQuery);
  const sandbox = data ? sandboxNotice(data.sandboxed) : null;
  const problems = useSummary()?.setup.map(({ message }) => message) ?? [];
  return [...(sandbox === null ? [] : [sandbox]), ...problems].map((message) => (
    <Alert key={message} role="note" severity="warning" sx={{ mb: 2, displayPrint: 'none' }}>
      {translate(message)}
    </Alert>
  ));
}
