import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useState } from 'react';
import { userQuery } from '../providers/session.ts';
import { useSavedImport } from './use-saved-import.ts';

const ResumeImport = lazyComponent(async () => (await import('./resume-import.tsx')).ResumeImport);

/** Tells the user on every screen that their import was interrupted before this page was opened. */
export function InterruptedImport() {
  const [saved, keep] = useSavedImport();
  const [before] = useState(saved?.key);
  const { data: user } = useQuery(userQuery);
  if (!saved || saved.key !== before || saved.by !== user?.Email) return null;
  return (
    <Suspense>
      <ResumeImport work={saved} onOver={() => keep(null)} />
    </Suspense>
  );
}
