import { formatMoney } from '@rules/formatMoney.js'
import { serviceFee } from '@rules/money.js'
import { useQuery } from '../../../apollo/hooks.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { SettingsDocument } from '../../accounts/generated/Settings.js'
import { type PricedJob, usePriceGuidance } from '../../guidance/usePriceGuidance.js'

/** The fee must be disclosed before the order is sent. */
export const ServiceFee = ({ budget = '' }: { budget?: string }) => {
  const { data, error } = useQuery(SettingsDocument)
  if (!data) {
    return (
      <span>{error ? "We couldn't load the service fee. Reload the page to see it." : 'Loading...'}</span>
    )
  }
  const percent = data.settings.serviceFeePercent
  if (percent === 0) return <span>No service fee</span>
  const fee = serviceFee(budget, percent)
  return (
    <>
      {percent}% of the price you accept, included in it
      {fee !== null && `: ${formatMoney(fee)} on a budget of ${formatMoney(budget)}`}
    </>
  )
}

type SendRequestProps = {
  label: string
  budget?: string
  /** A job without a budget, to be shown the prices of similar jobs. */
  priced?: PricedJob
}

/** The costs in words, then the submit button. */
export const SendRequest = ({ label, budget, priced }: SendRequestProps) => {
  const guidance = usePriceGuidance(priced)
  return (
    <Stack gap="xs">
      <Text size="s">
        {guidance} <strong>Service fee:</strong> <ServiceFee {...(budget && { budget })} />
      </Text>
      <SubmitButton size="l" wide busyLabel="Submitting...">
        {label}
      </SubmitButton>
    </Stack>
  )
}
