import { bidDays } from '@rules/bids/bidExpiry.js'
import { weekdays } from '@rules/offers/ruleLimits.js'
import { CheckboxField } from '../../forms/CheckboxField.js'
import { ChoicesField } from '../../forms/ChoicesField.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { TextField } from '../../forms/TextField.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'

const days = Object.entries(weekdays).map(([value, label]) => ({ value, label }))
const stands = Array.from({ length: bidDays.max - bidDays.min + 1 }, (_, index) => {
  const count = index + bidDays.min
  return { value: String(count), label: count === 1 ? '1 day' : `${count} days` }
})

type LimitFieldsProps = { visit: 'delivery' | 'pickup' }

/** Where and when a rule bids. */
export const LimitFields = ({ visit }: LimitFieldsProps) => (
  <>
    <TextAreaField
      name="zipCodes"
      label="ZIP Codes"
      help="Some of your service areas, separated by commas or spaces. Leave it empty for all of them."
      placeholder="78701, 78704"
      rows={2}
      optional
    />
    <ChoicesField
      name="weekdays"
      label={visit === 'delivery' ? 'Delivery Days' : 'Pickup Days'}
      help="Leave blank for all days."
      options={days}
      optional
    />
    <FieldPair>
      <TextField
        name="noticeHours"
        label="Notice (hours)"
        help={`From the request to ${visit === 'delivery' ? 'the start of its delivery window' : 'the pickup'}.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="mostPerDay"
        label="Max per Day"
        help={`Open and accepted bids for ${visit === 'delivery' ? 'deliveries' : 'pickups'} on one day.`}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </FieldPair>
  </>
)

/** How long its bids stand, and whether it is on. */
export const StandFields = ({ visit }: LimitFieldsProps) => (
  <>
    <SelectField
      name="standsDays"
      label="Bids Are Good For"
      help={`They expire earlier if the ${visit} starts first.`}
      options={stands}
    />
    <CheckboxField name="isActive" label="On" help="It bids as soon as you save it." />
  </>
)
