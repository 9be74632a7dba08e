import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ContentFrame } from './content-frame.tsx';
import type { ContentPlace } from './content-place.ts';
import { licenseQuery } from './license.ts';
import { useContentTitle } from './use-content-title.ts';
import { useReportRejection } from './use-report-rejection.ts';

/** Shows licensed content across the page, below its title. */
export function ContentView({ place }: { place: ContentPlace }) {
  const navigate = useNavigate();
  const reportRejection = useReportRejection();
  const title = useContentTitle(place);
  useHead({ title: title ?? 'Subscriptions', unlisted: true });
  const license = useQuery(licenseQuery(place));
  const rejection = license.data?.rejection ?? null;

  useEffect(() => {
    // The content was opened by its URL, so no list has reported the rejection.
    if (rejection === null) return;
    reportRejection(rejection);
    void navigate('/ui/subscriptions', { replace: true });
  }, [rejection, reportRejection, navigate]);

  return (
    <>
      <Breadcrumb
        crumbs={[{ label: 'Subscriptions', to: '/ui/subscriptions' }, { label: title ?? '…' }]}
      />
      <h1>
        <VisuallyHidden>{title ?? 'Subscription'}</VisuallyHidden>
      </h1>
      {license.data?.url ? (
        <ContentFrame
          key={license.data.url}
          address={`${license.data.url}index.html`}
          title={title ?? 'Subscription'}
        />
      ) : license.isError ? (
        <ErrorState
          title="We couldn't open the content"
          detail={license.error.message}
          onRetry={() => void license.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}
