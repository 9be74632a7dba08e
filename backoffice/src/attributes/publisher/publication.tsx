import { Box, Button, Typography } from '@mui/material';
import { notPublished } from '@spindle/sdk/domain/catalog/publishing';
import type { components } from '@spindle/sdk/schema';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useDialogs } from '../../editing/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { FormValues } from '../../ui/form-values.ts';
import { HoldUnsaved } from '../../ui/hold-unsaved.tsx';
import type { Item } from '../../catalog/store-queries.ts';
import { priceFacts, productFacts } from './publication-facts.ts';
import { PublicationNotes } from './publication-notes.tsx';
import { RecurringFields } from './recurring-fields.tsx';
import { readRecurring, recurringOf } from './recurring.ts';
import { usePublish } from './use-publish.ts';

const NO_DATA = 'The payment provider returned no data.';

interface Props {
  item: Item;
  publication: components['schemas']['Publication'];
}

/** Shows the payment provider's product and price, each with its publish button. */
export function Publication({ item, publication }: Props) {
  const { Product: product, Price: price, Status } = publication;
  // Without a successful response, we don't know whether anything is missing.
  const unknown = Status !== 'SUCCESS';
  const { tell, dialogs } = useDialogs();
  const { publish, busy, problem } = usePublish(item, tell);
  // Kept in state, so that publishing doesn't reset the selection.
  const [recurring] = useState(() => recurringOf(price?.recurring ?? null));

  function publishPrice(filled: FormValues) {
    publish({ what: 'price', recurring: item.subscription ? readRecurring(filled) : null });
  }

  return (
    <>
      <PublicationNotes publication={publication} problem={problem} />
      <Part title="Product">
        {product ? (
          <Facts facts={productFacts(product)} />
        ) : (
          <None>{unknown ? NO_DATA : notPublished}</None>
        )}
        <Button
          variant={product || unknown ? 'outlined' : 'contained'}
          loading={busy === 'product'}
          disabled={busy !== null}
          onClick={() => publish({ what: 'product' })}
          sx={{ mt: 2 }}
        >
          Publish Product
        </Button>
      </Part>
      <Part title="Price">
        {price ? (
          <Facts facts={priceFacts(price)} />
        ) : (
          <None>{unknown ? NO_DATA : notPublished}</None>
        )}
        <Form resource="prices" record={recurring} noValidate onSubmit={publishPrice}>
          <Box sx={{ mt: 2 }}>
            <HoldUnsaved />
            {item.subscription && <RecurringFields />}
            {product && (
              <Button
                type="submit"
                variant={price ? 'outlined' : 'contained'}
                loading={busy === 'price'}
                disabled={busy !== null}
              >
                Publish Price
              </Button>
            )}
          </Box>
        </Form>
      </Part>
      {dialogs}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography component="h3" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function None({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
