import { MoneyField } from '../../forms/TextField.js'
import { usePriceGuidance } from '../job/usePriceGuidance.js'

/** The budget of a junk pickup, with what others paid nearby where that is known. */
export const BudgetField = ({ zipCode }: { zipCode: string }) => {
  const guidance = usePriceGuidance({ type: 'junk_pickup', zipCode })
  return (
    <MoneyField
      name="customerBudget"
      label="Your Budget ($)"
      help={
        guidance
          ? `${guidance} Vendors see your budget; bids may be lower or higher.`
          : 'What you mean to spend. Vendors see it; their bids may be lower or higher.'
      }
      required
    />
  )
}
