import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { routeOf } from './routes.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className={`${styles.page} ${routeOf(pathname)?.wide ? styles.wide : ''}`}>
      <SkipLink to="#content" />
      <LoadingBar />
      <TopBar />
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <NavigationEffects />
    </div>
  );
}
