import { formatMoney } from '@rules/formatMoney.js'
import { loadFact } from '@rules/junk/junkWords.js'
import * as z from 'zod/mini'
import { useQuery } from '../../apollo/hooks.js'
import type { SaveHaulRuleInput } from '../../generated/schema.js'
import type { Column } from '../../ui/charts/Table.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { PreviewHaulRuleDocument, type PreviewHaulRuleQuery } from './generated/hauls.js'
import { haulFormRules, type TypedHaulRule } from './haulForm.js'
import { LastRequests } from './LastRequests.js'
import { useSettled } from './useSettled.js'

type Request = PreviewHaulRuleQuery['previewHaulRule']['requests'][number]

/** "Half a truck $240.00, stairs $35.00" */
const partsInWords = ({ parts }: Request) =>
  parts.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(', ')

const columns: Column<Request>[] = [
  { header: 'Posted', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  { header: 'ZIP code', cell: ({ zipCode }) => zipCode },
  { header: 'Pickup', cell: ({ pickupDay }) => formatDay(pickupDay) },
  { header: 'Load', cell: ({ loadEighths }) => loadFact(loadEighths, []) },
  { header: 'Made up of', cell: partsInWords },
  { header: 'Your bid', align: 'end', cell: ({ price }) => <Money value={price} /> },
]

const LastPickups = ({ input }: { input: SaveHaulRuleInput }) => {
  const { data, previousData, error } = useQuery(PreviewHaulRuleDocument, { variables: { input } })
  return (
    <LastRequests
      requests={(data ?? previousData)?.previewHaulRule.requests}
      columns={columns}
      error={error}
      isLoading={data === undefined}
      what="pickup"
      check="ZIP codes, days, and notice, and the items that you take"
    />
  )
}

/** Shows the requests that a rule would have bid on, with its prices, while it is typed. */
export const HaulPreview = ({ values }: { values: TypedHaulRule }) => {
  const { data } = z.safeParse(haulFormRules, values)
  const rule = data as SaveHaulRuleInput | undefined
  const settled = useSettled(rule)
  return (
    <Card as="div" tone="sunken" padding="s">
      <Stack gap="s">
        {!rule && (
          <Text size="s" tone="muted">
            Fill in the minimum and all eight prices to see what it would have bid.
          </Text>
        )}
        {rule && settled && <LastPickups input={settled} />}
      </Stack>
    </Card>
  )
}
