import type { WallTime } from '@rules/zonedTime.js'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../ui/controlStyle.js'
import { readerTimeZone } from '../ui/text/readerTimeZone.js'
import { theme } from '../ui/theme.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { fromLocalParts, toLocalParts } from './localMoment.js'
import { useZodField } from './useZodField.js'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(8.75rem, auto);
  gap: ${theme.space.xs};

  input {
    ${controlStyle}
  }
`

type DateTimeFieldProps = FieldWords & {
  /** The first day that can be picked: `localToday()`. */
  min?: string
  /** Set when a day is picked and no time has been chosen yet. */
  defaultTime?: string
  /** The time zone of the day and time; the reader's own by default. */
  timeZone?: string
}

/**
 * A day and a time of day. The value is a moment in UTC ("2026-11-24T15:00:00.000Z"), as the API takes it, and "" while
 * either part is missing. The chosen day and time of day stay the same when the time zone changes.
 */
export const DateTimeField = ({
  name,
  label,
  help,
  optional,
  required,
  min,
  defaultTime = '09:00',
  timeZone = readerTimeZone(),
}: DateTimeFieldProps) => {
  const field = useZodField(name)
  const [typed, setTyped] = useState<WallTime>(() => toLocalParts(field.value, timeZone))
  // The typed parts win while they match the form's value; a reset or a new value from outside replaces them.
  const [meantIn, setMeantIn] = useState(timeZone)
  const parts = fromLocalParts(typed, meantIn) === field.value ? typed : toLocalParts(field.value, meantIn)

  const set = (next: WallTime) => {
    setTyped(next)
    field.set(fromLocalParts(next, timeZone))
  }
  // A new time zone keeps the chosen day and time, so the form's value has to change.
  useEffect(() => {
    if (meantIn === timeZone) return
    setMeantIn(timeZone)
    set(parts)
  }, [timeZone])
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
