import { rentalDays } from '@rules/bids/estimatedTotal.js'
import { addDays, isLocalDate } from '@rules/dates.js'
import { limits } from '@rules/limits.js'
import { useFormikContext } from 'formik'
import { localToday } from '../../../forms/localMoment.js'
import { DateField } from '../../../forms/TextField.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { jobClock } from './jobClock.js'

type Dates = { zipCode: string; dropoffDate: string; pickupDate: string }

/** Choosing a dropoff date always resets the pickup date to one week later. */
export const RentalDates = () => {
  const { values, setFieldValue } = useFormikContext<Dates>()
  const chosen = rentalDays(values)
  const days = chosen !== null && chosen > 0 ? chosen : limits.rentalDays
  const today = localToday(jobClock(values.zipCode))
  return (
    <FieldPair onPhones>
      <DateField
        name="dropoffDate"
        label="Dropoff Date"
        min={today}
        required
        onValue={date => {
          if (isLocalDate(date)) void setFieldValue('pickupDate', addDays(date, limits.rentalDays))
        }}
      />
      <DateField
        name="pickupDate"
        label="Pickup Date"
        help={`${days === 1 ? '1 day' : `${days} days`} after dropoff`}
        min={isLocalDate(values.dropoffDate) ? addDays(values.dropoffDate, 1) : today}
        required
      />
    </FieldPair>
  )
}
