import { dayWords } from '@rules/dayWords.js'
import { useQuery } from '../../apollo/hooks.js'
import { Text } from '../../ui/text/Text.js'
import { DaysOffDocument } from './generated/stock.js'

type DayOffWarningProps = { job: { dropoffDate: string | null; pickupDate: string | null } }

/** Warns of a rental that is delivered or picked up on a day off. */
export const DayOffWarning = ({ job: { dropoffDate, pickupDate } }: DayOffWarningProps) => {
  const { data } = useQuery(DaysOffDocument)
  const isOff = (day: string) => data?.daysOff.some(({ from, to }) => from <= day && day <= to)
  const off = [...new Set([dropoffDate, pickupDate])].filter(day => day !== null).filter(isOff)
  return (
    <div role="status">
      {off.length > 0 && (
        <Text size="s" tone="warning">
          You have {off.map(dayWords).join(' and ')} off.
        </Text>
      )}
    </div>
  )
}
