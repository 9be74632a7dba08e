import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../shop/config.ts';
import { useHead } from '../page-parts/head.tsx';
import { elementsQuery } from '../content/queries.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { HOME_SECTION, canBeFramed, promo, promoLink } from './home-elements.ts';
import styles from './splash-page.module.css';

/** Frames an external page about what is available now, with a link back to Home. */
export function SplashPage() {
  const { frameHosts } = useConfig();
  const elements = useQuery(elementsQuery(HOME_SECTION));
  const element = promo(elements.data, 'available-now');
  const link = element ? promoLink(element) : null;
  const title = element?.title ?? 'Available now';
  useHead({ title, unlisted: true });

  return (
    <div className={styles.splash}>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/home' }, { label: title }]} />
      <h1 className={styles.title}>{title}</h1>
      {elements.isPending ? <Waiting /> : null}
      {link !== null && canBeFramed(link, frameHosts) ? (
        <iframe
          className={styles.frame}
          src={link}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : elements.isPending ? null : elements.isLoadingError ? (
        <ErrorState
          title="We couldn't load this page"
          detail={elements.error.message}
          onRetry={() => void elements.refetch()}
        />
      ) : (
        <p>This page is no longer available. See what's new on the home page.</p>
      )}
    </div>
  );
}
