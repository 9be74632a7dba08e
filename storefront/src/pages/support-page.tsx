import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../page-parts/lazy-part.tsx';
import { useSession } from '../session/session.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import { elementsQuery } from '../content/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { Contact } from '../support/contact.tsx';
import { HelpTopics } from '../support/help-topics.tsx';
import { HELP_SECTION } from '../support/help-section.ts';
import styles from '../support/support.module.css';

/** Only signed-in users have tickets. */
const { Part: OwnTickets } = lazyPart(
  async () => (await import('../support/own-tickets.tsx')).OwnTickets,
);

/** Shows the help page that staff edit in the Content Builder, with a form to write to them. */
export function SupportPage() {
  const { data, isPending, error, refetch } = useQuery(elementsQuery(HELP_SECTION));
  const { status } = useSession();
  const topics = data?.filter(({ expired }) => !expired) ?? [];
  const displayed = topics.length > 0;

  useEffect(() => {
    // The browser looked for the anchor before it was rendered.
    if (displayed) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [displayed]);

  return (
    <>
      <PageTitle
        title="Help"
        text="Answers to common questions. If yours isn't here, contact us below."
      />
      {isPending ? (
        <div className={styles.room}>
          <Waiting />
        </div>
      ) : null}
      {error && !data ? (
        <ErrorState
          title="We couldn't load the help page"
          detail={`${error.message} You can still contact us.`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {displayed ? <HelpTopics topics={topics} /> : null}
      <Contact />
      {status === 'customer' ? (
        <Suspense>
          <OwnTickets />
        </Suspense>
      ) : null}
    </>
  );
}
