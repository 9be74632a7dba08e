import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import type { Question } from '../ui/confirm-dialog.tsx';
import { useDialogs } from './confirm.tsx';

const everything: Question = {
  title: 'Refresh CDN?',
  text: 'This will refresh all items in the CDN. This process is costly.',
  confirm: 'Refresh CDN',
};

interface Props {
  path: '/catalog/*' | '/creator/*' | `assets/subs/${string}/${string}`;
  /** All queries whose keys begin so show what comes from there. */
  stale: string;
  question?: Question;
}

/** Has the copies near the customers made anew, and what is shown here loaded again. */
export function RefreshCdnButton({ path, stale, question = everything }: Props) {
  const client = useQueryClient();
  const { ask, tell, dialogs } = useDialogs();
  const { mutate, isPending } = useAction({
    mutationFn: () => replyOf(shop.POST('/api/cachecontrol/expire', { body: { spaths: path } })),
    onSuccess: async ({ Status, Reason }) => {
      const tone = Status === 'SUCCESS' ? 'success' : 'warning';
      tell({ tone, title: 'Refresh CDN', text: Reason });
      await client.invalidateQueries({ queryKey: [stale] });
    },
    onError: ({ message }) => tell({ tone: 'warning', title: 'Refresh CDN', text: message }),
  });

  async function press() {
    if (await ask(question)) mutate();
  }

  return (
    <>
      <Tooltip title="Refresh CDN" describeChild>
        <span>
          <IconButton aria-label="Refresh CDN" loading={isPending} onClick={press}>
            <CloudSyncIcon />
          </IconButton>
        </span>
      </Tooltip>
      {dialogs}
    </>
  );
}
