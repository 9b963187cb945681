import { dumpsterSizes } from '@rules/kinds.js'
import { freeWords } from '@rules/stock/stockNames.js'
import { Text } from '../../../ui/text/Text.js'
import { DayOffWarning } from '../../stock/DayOffWarning.js'
import type { BiddableJob } from './BiddableJob.js'

/** What a bid on a rental would use, and the vendor's days off on which it begins or ends. */
export const StockOfBid = ({ job }: { job: BiddableJob }) => {
  const { dumpsterSize, freeUnits } = job
  return (
    <>
      {dumpsterSize && freeUnits && (
        <Text size="s">
          <strong>{dumpsterSizes[dumpsterSize].label}:</strong> {freeWords(freeUnits, job)}
        </Text>
      )}
      <DayOffWarning job={job} />
    </>
  )
}
