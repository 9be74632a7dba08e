import { replyOf } from '@spindle/sdk/errors';
import { saveFile } from '@spindle/sdk/save-file';
import type { components } from '@spindle/sdk/schema';
import { useAction } from '@spindle/sdk/react/use-intent';
import { shop } from '../../shop/api.ts';
import { isSignedOut } from '../../session/is-signed-out.ts';
import { AlertLine } from '../../ui/alert-line.tsx';
import { Button } from '../../ui/button.tsx';
import { useShopTime } from '../../ui/shop-time.ts';
import { useReportedCall } from './use-reported-call.ts';
import styles from '../account.module.css';

type Export = components['schemas']['PersonalExport'];

/** Requests a file with all data, and downloads it. */
export function ExportPart({ file }: { file: Export | null }) {
  if (file?.dateMade) return <Ready file={file} />;
  return file ? (
    <p className={styles.count}>We're preparing your data. We'll email you when it's ready.</p>
  ) : (
    <NotRequested />
  );
}

function NotRequested() {
  const { mutate, isPending } = useReportedCall(() => replyOf(shop.POST('/api/user/export')));
  return (
    <>
      <p className={styles.text}>Get a copy of everything we know about you in one file.</p>
      <Button busy={isPending} onClick={() => mutate()}>
        Request my data
      </Button>
    </>
  );
}

function Ready({ file: { until } }: { file: Export }) {
  const time = useShopTime();
  const { mutate, isPending, error } = useAction({
    networkMode: 'always',
    mutationFn: async () => {
      saveFile(
        await replyOf(shop.GET('/api/user/export', { parseAs: 'blob' })),
        'spindle-data.zip',
      );
    },
  });
  return (
    <>
      <p className={styles.count}>You can download your data until {time.day(until)}.</p>
      <Button busy={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
      {error && !isSignedOut(error) ? <AlertLine>{error.message}</AlertLine> : null}
    </>
  );
}
