import { pagePath } from '@spindle/sdk/domain/content/written-pages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { GonePage } from '../page-parts/not-found.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { Element } from '../content/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SafeHtml } from '../ui/safe-html.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { CompanyFacts } from '../content/company-facts.tsx';
import { writtenPageQuery } from '../content/written-page-query.ts';
import styles from '../content/written-page.module.css';

/** Shows a page that staff write in the Content Builder. */
export function WrittenPage() {
  const { elementId = '' } = useParams();
  const { data, error, refetch } = useQuery(writtenPageQuery(elementId));
  if (data) return <Written key={elementId} page={data} />;
  if (data === null) {
    return (
      <GonePage title="Page not found" id={elementId}>
        This page was removed, or its link has changed.
      </GonePage>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the page"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.room}>
      <Waiting />
    </div>
  );
}

function Written({ page }: { page: Element }) {
  const { elementId, title, description, image, imageAlt, attributes } = page;
  useHead({ title, description, path: pagePath(elementId) });
  const html = attributes.filter(({ type }) => type === 'HTML').map(({ value }) => value);
  return (
    <article>
      <PageTitle title={title} text={description} />
      <div className={styles.text}>
        {image ? (
          <ProductPicture
            className={styles.picture}
            image={image}
            alt={imageAlt ?? ''}
            sizes="(max-width: 760px) 100vw, 720px"
          />
        ) : null}
        {html.length > 0 ? <SafeHtml html={html.join('\n')} /> : null}
        {elementId === 'contact' ? <CompanyFacts /> : null}
      </div>
    </article>
  );
}
