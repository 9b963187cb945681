import { termsInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { debrisTypes } from '@rules/kinds.js'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useQuery } from '../../apollo/hooks.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import { LoadError } from '../../paging/LoadError.js'
import { type Column, Table } from '../../ui/charts/Table.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Ago } from '../../ui/text/Ago.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { PreviewOfferRuleDocument, type PreviewOfferRuleQuery } from './generated/offers.js'
import { offerFormRules, type TypedRule } from './offerForm.js'

const PAUSE_MS = 500

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

/** The input once typing has paused. */
const useSettled = (input: SaveOfferRuleInput | undefined) => {
  const written = JSON.stringify(input)
  const [settled, settle] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => settle(written), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return settled === undefined ? undefined : (JSON.parse(settled) as SaveOfferRuleInput)
}

const LastRequests = ({ input }: { input: SaveOfferRuleInput }) => {
  const { data, previousData, error } = useQuery(PreviewOfferRuleDocument, { variables: { input } })
  const requests = (data ?? previousData)?.previewOfferRule.requests
  if (error && !data) return <LoadError what="the matching requests" error={error} />
  if (!requests)
    return (
      <LoadingRegion label="Looking for matching requests...">
        <Skeleton height="180px" />
      </LoadingRegion>
    )
  return (
    <Stack gap="s" aria-live="polite" aria-busy={data === undefined}>
      <Text size="s" tone="muted">
        {requests.length === 0
          ? 'It would have bid on no rental of the last 90 days. Check its ZIP codes, debris, days, and notice.'
          : `It would have bid on ${requests.length === 1 ? 'this rental' : `these ${requests.length} rentals`} of the last 90 days:`}
      </Text>
      {requests.length > 0 && (
        <Table
          caption="Matching requests"
          columns={columns}
          rows={requests}
          rowKey={({ createdAt, zipCode }) => `${createdAt} ${zipCode}`}
        />
      )}
    </Stack>
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
        {rule && settled && <LastRequests input={settled} />}
      </Stack>
    </Card>
  )
}
