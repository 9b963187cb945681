import { cents, fromCents } from '@rules/cents.js'
import { serviceFee } from '@rules/money.js'
import { useQuery } from '../../../apollo/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { SettingsDocument } from '../../accounts/generated/Settings.js'

/** Shows, while the price is typed, the fee and what the vendor will receive. */
export const FeeLines = ({ price }: { price: string }) => {
  const percent = useQuery(SettingsDocument).data?.settings.serviceFeePercent
  if (percent === undefined) return null
  const fee = serviceFee(price, percent)
  const received = fee && fromCents(cents(price) - cents(fee))
  return (
    <Stack as="dl" gap="xxs" aria-live="polite">
      <Inline justify="between">
        <Text as="dt" size="s" tone="muted">
          {percent > 0 ? `Service fee (${percent}%)` : 'Service fee'}
        </Text>
        <Text as="dd" size="s" tabular>
          {percent > 0 ? <Money value={fee} /> : 'No service fee'}
        </Text>
      </Inline>
      <Inline justify="between">
        <Text as="dt" strong>
          You receive
        </Text>
        <Text as="dd" strong tabular>
          <Money value={received} />
        </Text>
      </Inline>
    </Stack>
  )
}
