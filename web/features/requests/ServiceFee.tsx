import { serviceFee } from '@rules/serviceFee.js'
import { useSettingsQuery } from '../../generated/hooks.js'
import { formatMoney } from '../../ui/text/formatMoney.js'

/** Disclosed where the order is placed, before it is sent. */
export const ServiceFee = ({ budget = '' }: { budget?: string }) => {
  const { data, error } = useSettingsQuery()
  if (!data) return error ? 'We could not load the service fee. Reload the page to see it.' : 'Loading...'
  const percent = data.settings.serviceFeePercent
  if (percent === 0) return 'No service fee'
  const fee = serviceFee(budget, percent)
  return (
    <>
      {percent}% of the price you accept, included in it
      {fee !== null && `: ${formatMoney(fee)} on a budget of ${formatMoney(budget)}`}
    </>
  )
}
