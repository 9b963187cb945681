import { termsInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { debrisTypes } from '@rules/kinds.js'
import * as z from 'zod/mini'
import { useQuery } from '../../apollo/hooks.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import type { Column } from '../../ui/charts/Table.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { PreviewOfferRuleDocument, type PreviewOfferRuleQuery } from './generated/offers.js'
import { LastRequests } from './LastRequests.js'
import { offerFormRules, type TypedRule } from './offerForm.js'
import { useSettled } from './useSettled.js'

type Request = PreviewOfferRuleQuery['previewOfferRule']['requests'][number]

const columns: Column<Request>[] = [
  { header: 'Posted', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  { header: 'ZIP code', cell: ({ zipCode }) => zipCode },
  {
    header: 'Rental',
    cell: ({ dropoffDate, pickupDate }) => `${formatDay(dropoffDate)} to ${formatDay(pickupDate)}`,
  },
  { header: 'Debris', cell: ({ debris }) => (debris ? debrisTypes[debris].label : 'Not specified') },
  { header: 'Your bid', align: 'end', cell: ({ estimatedTotal }) => <Money value={estimatedTotal} /> },
]

const LastRentals = ({ input }: { input: SaveOfferRuleInput }) => {
  const { data, previousData, error } = useQuery(PreviewOfferRuleDocument, { variables: { input } })
  return (
    <LastRequests
      requests={(data ?? previousData)?.previewOfferRule.requests}
      columns={columns}
      error={error}
      isLoading={data === undefined}
      what="rental"
      check="ZIP codes, debris, days, and notice"
    />
  )
}

/** Shows a rule as a customer will read it, and the requests it would have bid on, while it is typed. */
export const OfferPreview = ({ values }: { values: TypedRule }) => {
  const { data } = z.safeParse(offerFormRules, values)
  const rule = data as SaveOfferRuleInput | undefined
  const settled = useSettled(rule)
  const terms = rule && termsInWords(rule)
  return (
    <Card as="div" tone="sunken" padding="s">
      <Stack gap="s">
        <Stack gap="none" aria-live="polite">
          <Text size="s" tone="muted">
            {rule ? 'The customer will see:' : 'Fill in size and price to see what a customer will see.'}
          </Text>
          {rule && (
            <Text>
              <strong>{formatMoney(rule.price)}</strong> {terms}
            </Text>
          )}
        </Stack>
        {rule && settled && <LastRentals input={settled} />}
      </Stack>
    </Card>
  )
}
