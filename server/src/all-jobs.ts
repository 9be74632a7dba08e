import { pruneAuditJob, sealAuditJob } from './audit/jobs.ts';
import { pruneBulksJob, resumeBulksJob, workOnBulkJob } from './bulk/jobs.ts';
import { checkCheckoutsJob, pruneCheckoutsJob, pruneQuotesJob } from './checkout/jobs.ts';
import { mailPaymentFailed } from './checkout/mail-jobs.ts';
import { copyBalanceJob } from './accounting/jobs.ts';
import { finishCodesJob } from './checkout/discounts/jobs.ts';
import { compareAllRolesJob, compareRoles } from './community/jobs.ts';
import { cleanDownloadsJob, repairEntitlementsJob } from './entitlements/jobs.ts';
import { pruneEventsJob } from './events/jobs.ts';
import { pruneImportsJob, resumeImportsJob, workOnImportJob } from './imports/jobs.ts';
import { mailAccountNotice } from './identity/account-notice.ts';
import { deleteEndedJob, resealSecretsJob } from './identity/jobs.ts';
import { mailInvitation } from './identity/mail-invitation.ts';
import { mailNewDevice } from './identity/mail-new-device.ts';
import { mailRecoveryCode } from './identity/recovery/mail-recovery-code.ts';
import { mailRegistrationCode } from './identity/registration/mail-jobs.ts';
import { sumDaysJob } from './insights/jobs.ts';
import { foldMovementsJob } from './inventory/jobs.ts';
import { drawInvoiceJob, issueMissingJob } from './invoices/jobs.ts';
import { mailCreditNote } from './invoices/mail-jobs.ts';
import { cleanImagesJob } from './media/jobs.ts';
import { pruneNoticesJob, notifyWaitingJob } from './notices/jobs.ts';
import { mailNotice } from './notices/mail-jobs.ts';
import { dropUnopenedJob } from './partslist/jobs.ts';
import {
  mailCancellation,
  mailConfirmation,
  mailDecision,
  mailRefund,
  mailReturn,
} from './orders/mail-jobs.ts';
import { pruneSecurityEventsJob } from './security/jobs.ts';
import { handleStripeEvent } from './stripe-events.ts';
import { pruneProviderEventsJob } from './payments/jobs.ts';
import { resumeRefundsJob, sendRefundJob } from './orders/refunds/jobs.ts';
import { pruneQueriesJob, indexStaleJob } from './search/jobs.ts';
import {
  checkParcelsJob,
  checkVoidsJob,
  finishLabelsJob,
  handleCarrierEvent,
  handleCarrierRefund,
  stopRefundedParcelJob,
} from './shipping/jobs.ts';
import { mailLabelVoided, mailShipped, mailTracking } from './shipping/mail-jobs.ts';
import { pruneWindowChangesJob } from './read-cache/jobs.ts';
import { checkSubscriptionsJob, pruneSubscriptionPagesJob } from './subscriptions/jobs.ts';
import { mailSubscription } from './subscriptions/mail-jobs.ts';
import { rejectSubscriptionJob } from './subscriptions/reject-job.ts';
import { mailTokenMade } from './tokens/mail-token-made.ts';
import {
  mailMessageToSupport,
  mailTicketAnswer,
  mailTicketConfirmation,
  mailTicketToSupport,
} from './support/mail-jobs.ts';
import { mailDeletion } from './personal-data/deletion/mail-deletion.ts';
import { makeExportJob } from './personal-data/export/make-export.ts';
import { deleteAccountsJob, pruneExportsJob } from './personal-data/jobs.ts';
import { cleanReleasesJob } from './subscriptions/licensed-content/jobs.ts';
import { pruneDeliveriesJob, resealWebhookSecretsJob } from './webhooks/jobs.ts';
import { mailWebhookOff } from './webhooks/mail-webhook-off.ts';
import type { AnyJob } from './jobs/job.ts';

/** All jobs. A job missing from this list never runs. */
export const allJobs: AnyJob[] = [
  workOnImportJob,
  pruneImportsJob,
  resumeImportsJob,
  mailInvitation,
  checkCheckoutsJob,
  checkParcelsJob,
  checkSubscriptionsJob,
  checkVoidsJob,
  cleanDownloadsJob,
  cleanImagesJob,
  cleanReleasesJob,
  compareAllRolesJob,
  compareRoles,
  copyBalanceJob,
  deleteAccountsJob,
  deleteEndedJob,
  drawInvoiceJob,
  dropUnopenedJob,
  finishCodesJob,
  finishLabelsJob,
  foldMovementsJob,
  pruneSubscriptionPagesJob,
  pruneBulksJob,
  pruneExportsJob,
  pruneCheckoutsJob,
  pruneNoticesJob,
  pruneProviderEventsJob,
  pruneQueriesJob,
  pruneQuotesJob,
  pruneWindowChangesJob,
  handleCarrierEvent,
  handleCarrierRefund,
  handleStripeEvent,
  repairEntitlementsJob,
  indexStaleJob,
  issueMissingJob,
  mailAccountNotice,
  makeExportJob,
  mailNewDevice,
  mailCancellation,
  mailConfirmation,
  mailPaymentFailed,
  mailCreditNote,
  mailDecision,
  mailDeletion,
  mailNotice,
  mailLabelVoided,
  mailRefund,
  mailMessageToSupport,
  mailRecoveryCode,
  mailRegistrationCode,
  mailReturn,
  mailShipped,
  stopRefundedParcelJob,
  mailSubscription,
  mailTicketAnswer,
  mailTicketConfirmation,
  mailTicketToSupport,
  mailTokenMade,
  mailTracking,
  mailWebhookOff,
  pruneAuditJob,
  pruneDeliveriesJob,
  pruneEventsJob,
  pruneSecurityEventsJob,
  rejectSubscriptionJob,
  resealSecretsJob,
  resealWebhookSecretsJob,
  resumeBulksJob,
  resumeRefundsJob,
  sealAuditJob,
  sendRefundJob,
  sumDaysJob,
  notifyWaitingJob,
  workOnBulkJob,
];
