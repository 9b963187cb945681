import { limits } from '@rules/limits.js'
import { useFormikContext } from 'formik'
import { DateTimeField } from '../../../forms/DateTimeField.js'
import { localToday } from '../../../forms/localMoment.js'
import { serverNow } from '../../../serverClock.js'
import { clockWords, jobClock } from './jobClock.js'

const nine = `${String(limits.junkPickupHour).padStart(2, '0')}:00`

/** 9 AM means 9 AM where the junk is, wherever the customer is. */
export const PickupTimeField = () => {
  const { values } = useFormikContext<{ zipCode: string; pickupDateTime: string }>()
  const timeZone = jobClock(values.zipCode)
  const at = values.pickupDateTime ? new Date(values.pickupDateTime) : serverNow()
  return (
    <DateTimeField
      name="pickupDateTime"
      label="Pickup Date and Time"
      help={clockWords(timeZone, at)}
      min={localToday(timeZone)}
      defaultTime={nine}
      timeZone={timeZone}
      required
    />
  )
}
