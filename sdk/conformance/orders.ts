import { addressTests } from './orders/address-tests.ts';
import { adminOrderTests } from './orders/admin-order-tests.ts';
import { customerOrderTests } from './orders/customer-order-tests.ts';
import { disputeTests } from './orders/dispute-tests.ts';
import { editStateTests } from './orders/edit-state-tests.ts';
import { owedTests } from './orders/owed-tests.ts';
import { pendingPaymentTests } from './orders/pending-payment-tests.ts';
import { refundTests } from './orders/refund-tests.ts';
import { returnTests } from './orders/return-tests.ts';
import { staffListTests } from './orders/staff-list-tests.ts';
import { defineConformance } from './define-conformance.ts';

export const ordersConformance = defineConformance(['orders'], (shop) => {
  customerOrderTests(shop);
  pendingPaymentTests(shop);
  returnTests(shop);
  refundTests(shop);
  disputeTests(shop);
  owedTests(shop);
  addressTests(shop);
  editStateTests(shop);
  staffListTests(shop);
  adminOrderTests(shop);
});
