import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { playComplete, playSuccess, playError } from '../scanning/sounds.ts';
import { useAct } from '../providers/write-hooks.ts';
import { packingQuery, type PackingResult, type Scan } from './calls.ts';

/** The result of the last scan. `answer` is null if there was no response. */
interface Scanned {
  answer: PackingResult | null;
  error: Error | null;
  count: number;
}

/** Sends an order's scans one at a time, and keeps those without a response. */
export function usePacking(orderId: string) {
  const client = useQueryClient();
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [unsent, setUnsent] = useState<readonly Scan[]>([]);
  const count = useRef(0);

  function show(answer: PackingResult | null, error: Error | null = null) {
    count.current += 1;
    setScanned({ answer, error, count: count.current });
    // A rejection includes the parcel's content, or nothing if the order can't be packed.
    if (answer) client.setQueryData(packingQuery(orderId).queryKey, answer);
  }

  const [send, { isPending }] = useAct('parcels', 'pack', {
    intentOf: ({ data }) => data.scanId,
    // One at a time, in scan order.
    scope: { id: `packing-${orderId}` },
    onSuccess(answer, { data: { scanId } }) {
      setUnsent((scans) => scans.filter((one) => one.scanId !== scanId));
      show(answer);
      if (answer.Status === 'ERROR') playError();
      else if (answer.packing?.state === 'complete') playComplete();
      else playSuccess();
    },
    onError(error, { data: scan }) {
      playError();
      setUnsent((scans) => [...scans.filter(({ scanId }) => scanId !== scan.scanId), scan]);
      show(null, error);
    },
  });

  return {
    scanned,
    busy: isPending,
    /** Scans without a response. The server may have counted them. */
    unsent,
    pack: (code: string) => send({ id: orderId, data: { scanId: crypto.randomUUID(), code } }),
    sendAgain() {
      for (const scan of unsent) send({ id: orderId, data: scan });
    },
    show,
  };
}
