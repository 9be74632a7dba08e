import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useAct } from '../providers/write-hooks.ts';
import type { Question } from '../ui/confirm-dialog.tsx';
import { useDialogs } from './confirm.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

const everything: Question = {
  title: 'Refresh CDN?',
  text: 'This will refresh all items in the CDN. This process is costly.',
  confirm: 'Refresh CDN',
};

interface Props {
  path: '/catalog/*' | '/creator/*' | `assets/subs/${string}/${string}`;
  /** The resource that the CDN caches at that path. */
  stale: 'items' | 'sections' | 'releases';
  question?: Question;
}

/** Asks the shop to refresh its CDN copies, and reloads this screen's data. */
export function RefreshCdnButton({ path, stale, question = everything }: Props) {
  const { ask, tell, dialogs } = useDialogs();
  const name = useTranslateText()('Refresh CDN');
  const say = (tone: 'success' | 'warning', text: string) =>
    tell({ tone, title: 'Refresh CDN', text });
  const [refresh, { isPending }] = useAct(stale, 'refreshCdn', {
    onSuccess: ({ Reason }) => say('success', Reason),
    onError: ({ message }) => say('warning', message),
  });

  async function press() {
    if (await ask(question)) refresh({ data: { spaths: path } });
  }

  return (
    <>
      <Tooltip title={name} describeChild>
        <span>
          <IconButton aria-label={name} loading={isPending} onClick={press}>
            <CloudSyncIcon />
          </IconButton>
        </span>
      </Tooltip>
      {dialogs}
    </>
  );
}
