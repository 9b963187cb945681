import { useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from './controlStyle.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { fromLocalParts, type LocalParts, toLocalParts } from './localMoment.js'
import { useZodField } from './useZodField.js'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(8.75rem, auto);
  gap: 8px;

  input {
    ${controlStyle}
  }
`

type DateTimeFieldProps = FieldWords & {
  /** The first day that can be picked: `localToday()`. */
  min?: string
  /** Set when a day is picked and no time was chosen yet. */
  defaultTime?: string
}

/**
 * A day and a time of day. The value is one moment in UTC ("2026-11-24T15:00:00.000Z"), what the API takes, and ""
 * while either part is missing; people see and choose it in their own time zone.
 */
export const DateTimeField = ({
  name,
  label,
  help,
  optional,
  required,
  min,
  defaultTime = '09:00',
}: DateTimeFieldProps) => {
  const field = useZodField(name)
  const [typed, setTyped] = useState<LocalParts>(() => toLocalParts(field.value))
  // What was typed counts as long as it means the form's value; a reset or a new value from outside wins.
  const parts = fromLocalParts(typed) === field.value ? typed : toLocalParts(field.value)

  const set = (next: LocalParts) => {
    setTyped(next)
    field.set(fromLocalParts(next))
  }
  const { id, ...shared } = frameProps(field.id, field.error, { help, optional, required })

  return (
    <FieldFrame
      group
      id={id}
      label={label}
      help={help}
      error={field.error}
      optional={optional}
      required={required}
    >
      <Pair role="group" aria-labelledby={`${id}-label`}>
        <input
          {...shared}
          id={id}
          type="date"
          aria-label={`${label}: date`}
          min={min}
          value={parts.date}
          onChange={({ target }) =>
            set({ date: target.value, time: parts.time || (target.value && defaultTime) })
          }
          onBlur={field.leave}
        />
        <input
          {...shared}
          id={`${id}-time`}
          type="time"
          aria-label={`${label}: time`}
          value={parts.time}
          onChange={({ target }) => set({ date: parts.date, time: target.value })}
          onBlur={field.leave}
        />
      </Pair>
    </FieldFrame>
  )
}
