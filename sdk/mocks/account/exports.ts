import {
  answerExport,
  exportAwaited,
  exportExpires,
  noExport,
  presentExport,
} from '../../domain/account/export.ts';
import { exportEmail } from '../../domain/account/export-email.ts';
import { notFound } from '../../contract/failure.ts';
import { presentOutcome } from '../../domain/rejection.ts';
import { fileHeaders, type MockHandlers } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Person } from '../state.ts';
import { timeZone } from '../config/business.ts';

/**
 * A zip without files, because the mock shop's data is readable in the browser's storage anyway.
 */
const EMPTY_ZIP = `PK\u0005\u0006${'\u0000'.repeat(18)}`;

/** The export is ready immediately. */
export const dataExports = {
  requestExport(call) {
    const { user, now, origin: publicUrl } = call;
    const answer = answerExport(exportOf(user, now), now);
    if (answer !== null) return presentOutcome(answer);
    user.exportMade = now.toISOString();
    const { firstName } = user;
    const until = exportExpires(now);
    postEmail(call, user.email, exportEmail({ firstName, until, publicUrl, timeZone }));
    return presentOutcome(exportAwaited);
  },

  downloadExport({ user, now, setHeaders }) {
    if (exportOf(user, now) === null) throw notFound(noExport);
    setHeaders(fileHeaders('application/zip', 'spindle-data.zip'));
    return EMPTY_ZIP;
  },
} satisfies Partial<MockHandlers>;

export function presentExportOf(user: Person, now: Date) {
  const saved = exportOf(user, now);
  return saved && presentExport(saved);
}

function exportOf({ exportMade }: Person, now: Date) {
  if (exportMade === undefined) return null;
  const made = new Date(exportMade);
  const expires = exportExpires(made);
  return expires > now ? { requested: made, made, expires } : null;
}
