import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contentPath, type ContentPlace } from './content-place.ts';
import { licenseQuery } from './license.ts';
import { useReportRejection } from './use-report-rejection.ts';

/**
 * Requests a license and opens the content. If the request is rejected, says why and stays on the
 * page.
 */
export function useOpenContent(place: ContentPlace): { open: () => void; busy: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reportRejection = useReportRejection();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const { rejection } = await client.query({ ...licenseQuery(place), staleTime: 0 });
      if (rejection === null) void navigate(contentPath(place));
      else reportRejection(rejection);
    } catch (error) {
      // oxlint-disable-next-line no-console -- calls that fail are only logged here
      console.error('No license:', error);
    } finally {
      setBusy(false);
    }
  }

  return { open: () => void open(), busy };
}
