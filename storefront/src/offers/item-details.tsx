import { SafeHtml } from '../ui/safe-html.tsx';
import { itemFiles, itemHtml, itemVideos } from '../catalog/item-media.ts';
import { ItemVideo } from '../catalog/item-video.tsx';
import { RelatedItems } from './related-items.tsx';
import { SpecSheet } from '../catalog/spec-sheet.tsx';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from '../catalog/item-page.module.css';

/** Shows what is below the fold: spec sheet, related items, staff's text, videos. */
export function ItemDetails({ item }: { item: CatalogItem }) {
  const html = itemHtml(item);
  const videos = itemVideos(item);
  const files = itemFiles(item);
  return (
    <div className={styles.details}>
      <SpecSheet item={item} />
      <RelatedItems item={item} />
      {html ? (
        <section aria-label="Specification">
          {/^\s*<h[1-6]/i.test(html) ? null : <h2 className={styles.heading}>Specification</h2>}
          <SafeHtml html={html} />
        </section>
      ) : null}
      {files.length > 0 ? (
        <section>
          <h2 className={styles.heading}>Files</h2>
          <ul className={styles.files}>
            {files.map(({ path, title, kind }) => (
              <li key={path}>
                <a href={path} download>
                  {title}
                </a>
                {` ${kind}`}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {videos.length > 0 ? (
        <section>
          <h2 className={styles.heading}>Videos</h2>
          <div className={styles.videos}>
            {videos.map((video) => (
              <ItemVideo key={video.url} video={video} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
