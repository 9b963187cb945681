import { MoneyField } from '../../forms/TextField.js'
import { type PricedJob, usePriceGuidance } from '../job/usePriceGuidance.js'

/** The price of a bid, with what jobs like this went for nearby where that is known. */
export const PriceField = ({ job }: { job: PricedJob }) => (
  <MoneyField name="price" label="Bid Amount ($)" help={usePriceGuidance(job) ?? 'For the whole job.'} />
)
