import { notFound, requireValid } from '../../contract/failure.ts';
import { emailKinds, isEmailKind, type EmailKind } from '../../domain/emails/email-kinds.ts';
import { sampleEmail } from '../../domain/emails/sample-email.ts';
import {
  emailReset,
  emailSaved,
  emailUnchanged,
  noteEmail,
  presentEmail,
  presentSavedEmail,
  emailBrand,
  previewOf,
  type SavedWording,
} from '../../domain/emails/saved-email.ts';
import { readWording } from '../../domain/emails/wording.ts';
import { namesOf } from '../../domain/fields.ts';
import { changedSinceLoaded, noSuch } from '../../domain/records.ts';
import { presentDone } from '../../domain/rejection.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { businessOf, timeZone } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { wordingsOf } from './wordings.ts';

const savedOf = (state: ShopState, kind: EmailKind): SavedWording | null =>
  wordingsOf(state)[kind] ?? null;

function requireKind(kind: string): EmailKind {
  if (!isEmailKind(kind)) throw notFound(noSuch('email'));
  return kind;
}

export const emails = {
  listEmails: ({ state }) => ({
    emails: namesOf(emailKinds).map((kind) => presentEmail(kind, savedOf(state, kind))),
  }),

  saveEmail(call) {
    const { version, ...typed } = call.body;
    const kind = requireKind(call.params.kind);
    const text = requireValid(readWording(kind, typed));
    const before = savedOf(call.state, kind);
    const current = before?.version ?? 0;
    if (version !== undefined && version !== current) {
      return presentSavedEmail(presentEmail(kind, before), changedSinceLoaded('email'));
    }
    const after = { ...text, version: current + 1 };
    call.state.emailTexts = { ...wordingsOf(call.state), [kind]: after };
    recordAudit(call, noteEmail(kind, { before, after }));
    return presentSavedEmail(presentEmail(kind, after), emailSaved);
  },

  resetEmail(call) {
    const kind = requireKind(call.params.kind);
    const before = savedOf(call.state, kind);
    if (before === null) return presentDone(emailUnchanged);
    const { [kind]: _removed, ...others } = wordingsOf(call.state);
    call.state.emailTexts = others;
    recordAudit(call, noteEmail(kind, { before, after: null }));
    return presentDone(emailReset);
  },

  previewEmail({ state, params, body, now, origin: publicUrl }) {
    const kind = requireKind(params.kind);
    const text = requireValid(readWording(kind, body));
    return previewOf(
      sampleEmail(kind, { publicUrl, timeZone, now }),
      text,
      emailBrand(businessOf(state).brand, { publicUrl, cdnBase: '/images' }),
    );
  },
} satisfies Partial<MockHandlers>;
