import { useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextField } from '../../forms/TextField.js'
import { useZodField } from '../../forms/useZodField.js'
import { TextButton } from '../../ui/actions/Link.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import { useRole } from '../accounts/useRole.js'
import { ReservedUnitDocument, UnitsToBringDocument } from './generated/stock.js'

const HELP = 'Its number or name.'

type BroughtProps = {
  label: string
  /** The dumpster that counts if none is named. */
  reserved: string | undefined
  free: readonly string[]
}

/** A dumpster from the list, or another one by its name. */
const Brought = ({ label, reserved, free }: BroughtProps) => {
  const { value, set } = useZodField('unitLabel')
  const others = free.filter(each => each !== reserved)
  const [isNamed, setNamed] = useState(value !== '' && !others.includes(value))
  return (
    <Stack gap="xxs" align="start">
      <div style={{ width: '100%' }}>
        {isNamed ? (
          <TextField name="unitLabel" label={label} help={HELP} optional />
        ) : (
          <SelectField
            name="unitLabel"
            label={label}
            options={others.map(each => ({ value: each, label: each }))}
            placeholder={reserved ? `${reserved} (reserved)` : 'Please choose'}
          />
        )}
      </div>
      <TextButton
        onClick={() => {
          set('')
          setNamed(!isNamed)
        }}
      >
        {isNamed ? 'Choose From the List' : 'Another One'}
      </TextButton>
    </Stack>
  )
}

type UnitFieldsProps = { jobId: string; brings: boolean; takes: boolean }

/** Which dumpsters a visit brings and takes. Vendors who don't count theirs may name them. */
export const UnitFields = ({ jobId, brings, takes }: UnitFieldsProps) => {
  const isDriver = useRole() === 'driver'
  const { data, error } = useQuery(ReservedUnitDocument, { variables: { jobId } })
  const stock = useQuery(UnitsToBringDocument, { skip: isDriver })
  const isKnown = (data || error) && (isDriver || stock.data || stock.error)
  if (!isKnown) return <Skeleton height="96px" />
  const reservation = data?.job.reservation
  const label = reservation?.unit?.label
  const free = (stock.data?.units ?? [])
    .filter(({ size, outSince, stay }) => size === data?.job.dumpsterSize && !outSince && !stay?.isThere)
    .map(unit => unit.label)
  const named = takes && brings ? 'Dumpster left' : 'Dumpster'
  return (
    <>
      {brings &&
        (reservation ? (
          <Brought
            label={takes ? 'Which dumpster did you leave?' : 'Which dumpster?'}
            // The one of a swap is still at the address.
            reserved={takes ? undefined : label}
            free={free}
          />
        ) : (
          <TextField name="unitLabel" label={named} help={HELP} optional />
        ))}
      {takes && (
        <TextField
          name="takenLabel"
          label="Dumpster taken"
          help={label ? `${HELP} Leave it empty for ${label}.` : HELP}
          optional
        />
      )}
    </>
  )
}
