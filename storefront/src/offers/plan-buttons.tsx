import { PortalLinkButton } from '../subscriptions/portal-link-button.tsx';
import type { Subscription } from '../subscriptions/queries.ts';
import { Chip } from '../ui/chip.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Amount } from '../ui/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddButton, PriceButton } from './buy-buttons.tsx';
import { itemTerms } from '../catalog/item-attributes.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { useCurrentPlan } from './use-current-plan.ts';
import styles from './plan-buttons.module.css';

/** The item page's button for a subscription: subscribe, open, or change to this plan. */
export function PlanButton({ item }: { item: CatalogItem }) {
  const plan = useCurrentPlan(item.catalogId);
  if (plan === undefined) return <Skeleton shape="button" />;
  if (plan === null) return <AddButton item={item} quantity={1} />;
  return isOf(plan, item) ? (
    <div className={styles.plan}>
      <p>You're subscribed to this plan.</p>
      <LinkButton look="strong" wide to="/ui/subscriptions">
        Your subscriptions
      </LinkButton>
    </div>
  ) : (
    <div className={styles.plan}>
      <p>You're subscribed to {plan.title}. Switch plans on our payment provider's site.</p>
      <PortalLinkButton look="strong" wide>
        Change plan
      </PortalLinkButton>
    </div>
  );
}

/** The same button on a card. */
export function PlanCardButton({ item }: { item: CatalogItem }) {
  const plan = useCurrentPlan(item.catalogId);
  if (plan === null) return <PriceButton item={item} />;
  return (
    <>
      <span className={styles.price}>
        <Amount dollars={item.price} note={itemTerms(item)} />
      </span>
      {plan === undefined ? null : isOf(plan, item) ? (
        <Chip tone="strong">Your plan</Chip>
      ) : (
        <PortalLinkButton look="secondary">
          Change plan <VisuallyHidden>to {item.title}</VisuallyHidden>
        </PortalLinkButton>
      )}
    </>
  );
}

function isOf(plan: Subscription, item: CatalogItem): boolean {
  return plan.catalogItemId === item.catalogItemId;
}
