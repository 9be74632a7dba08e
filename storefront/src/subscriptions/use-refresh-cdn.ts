import { refreshQuestion } from '@spindle/sdk/domain/subscriptions/refresh-question';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { shop } from '../shop/api.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import type { BuilderSubscription } from './queries.ts';

const CONFIRM = 'Refresh CDN';

/**
 * Asks for confirmation, then expires all cached copies of an item's content. The outcome is
 * logged.
 */
export function useRefreshCdn({ catalogId, catalogItemId, title }: BuilderSubscription) {
  const dialog = useDialog();
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      replyOf(
        shop.POST('/api/cachecontrol/expire', {
          body: { spaths: `assets/subs/${catalogId}/${catalogItemId}` },
        }),
      ),
    // oxlint-disable-next-line no-console -- only developers need the outcome
    onSettled: (reply, error) => console.info('CDN refresh:', error ?? reply),
  });

  async function ask(): Promise<void> {
    const question = refreshQuestion(title);
    const answer = await dialog.open({
      kind: 'warn-question',
      title: question.title,
      message: question.text,
      buttons: ['Dismiss', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }

  return { ask: () => void ask(), busy: isPending };
}
