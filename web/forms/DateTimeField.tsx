import type { WallTime } from '@rules/zonedTime.js'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from './controlStyle.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { fromLocalParts, readerTimeZone, toLocalParts } from './localMoment.js'
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
  /** On whose clock they are meant; the reader's own when left out. */
  timeZone?: string
}

/**
 * A day and a time of day. The value is one moment in UTC ("2026-11-24T15:00:00.000Z"), what the API takes, and ""
 * while either part is missing. What was chosen keeps its day and its time of day when the time zone changes.
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
  // What was typed counts as long as it means the form's value; a reset or a new value from outside wins.
  const [meantIn, setMeantIn] = useState(timeZone)
  const parts = fromLocalParts(typed, meantIn) === field.value ? typed : toLocalParts(field.value, meantIn)

  const set = (next: WallTime) => {
    setTyped(next)
    field.set(fromLocalParts(next, timeZone))
  }
  // Nothing else changes what was chosen: only the zone in which it is meant.
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
