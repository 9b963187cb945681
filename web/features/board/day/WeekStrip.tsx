import { WEEK_DAYS } from '@rules/board/boardOrder.js'
import { addDays } from '@rules/dates.js'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { DayStrip } from '../../../ui/layout/BoardColumns.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { mondayOf } from './boardDays.js'

type WeekStripProps = {
  day: string
  today: string
  /** Undefined while they load. */
  days: readonly { day: string; visits: number; assigned: number }[] | undefined
}

const toDay = (day: string) => ({ to: { search: `?board=${day}` }, preventScrollReset: true })

const Fullness = ({ visits, assigned }: { visits: number; assigned: number }) =>
  visits === 0 ? (
    <>
      –<VisuallyHidden> no visits</VisuallyHidden>
    </>
  ) : (
    <>
      {assigned}/{visits}
      <VisuallyHidden> visits assigned</VisuallyHidden>
    </>
  )

/** The days of the week with how full each is, and the ways to other weeks. */
export const WeekStrip = ({ day, today, days }: WeekStripProps) => {
  const monday = mondayOf(day)
  const week = Array.from({ length: WEEK_DAYS }, (_, at) => addDays(monday, at))
  return (
    <Stack as="nav" gap="s" aria-label="Days of the board">
      <Inline gap="xs">
        <ButtonLink size="s" icon={<ChevronLeft aria-hidden="true" />} {...toDay(addDays(day, -WEEK_DAYS))}>
          <span>
            Previous
            <VisuallyHidden> week</VisuallyHidden>
          </span>
        </ButtonLink>
        <ButtonLink size="s" {...toDay(today)}>
          Today
        </ButtonLink>
        <ButtonLink size="s" {...toDay(addDays(day, WEEK_DAYS))}>
          <span>
            Next
            <VisuallyHidden> week</VisuallyHidden>
          </span>
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </Inline>
      <DayStrip>
        {week.map(each => {
          const filled = days?.find(found => found.day === each)
          return (
            <li key={each}>
              <Link {...toDay(each)} aria-current={each === day ? 'date' : undefined}>
                <span>{formatDay(each).slice(0, 3)} </span>
                <strong>{Number(each.slice(-2))} </strong>
                <small>{filled ? <Fullness {...filled} /> : '\u00a0'}</small>
              </Link>
            </li>
          )
        })}
      </DayStrip>
    </Stack>
  )
}
