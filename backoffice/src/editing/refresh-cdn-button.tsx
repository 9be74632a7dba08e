import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { useDialogs } from './confirm.tsx';

const question = {
  title: 'Refresh CDN?',
  text: 'This will refresh all items in the CDN. This process is costly.',
  confirm: 'Refresh CDN',
};

/** What of this screen comes from there. */
const shownKeys = { '/catalog/*': ['store'], '/creator/*': ['content'] } as const;

/** Has the copies near the customers made anew, and what is shown here loaded again. */
export function RefreshCdnButton({ path }: { path: '/catalog/*' | '/creator/*' }) {
  const client = useQueryClient();
  const { ask, tell, dialogs } = useDialogs();
  const { mutate, isPending } = useMutation({
    mutationFn: () => replyOf(shop.POST('/api/cachecontrol/expire', { body: { spaths: path } })),
    onSuccess: async ({ Status, Reason }) => {
      const tone = Status === 'SUCCESS' ? 'success' : 'warning';
      tell({ tone, title: 'Refresh CDN', text: Reason });
      await client.invalidateQueries({ queryKey: shownKeys[path] });
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
