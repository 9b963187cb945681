import { addDays } from '@rules/dates.js'
import { dayWords } from '@rules/dayWords.js'
import { visitKinds } from '@rules/visits/visits.js'
import { todayIn } from '@rules/zonedTime.js'
import { useId } from 'react'
import { RowLink } from '../../../ui/actions/RowLink.js'
import { Card } from '../../../ui/layout/Card.js'
import { Divider, Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { readerTimeZone } from '../../../ui/text/readerTimeZone.js'
import { useOpenJob } from '../../jobs/vendor/useOpenJob.js'
import { byDay } from './dayOfVisits.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'
import { customerOf, hoursWords } from './visitWords.js'

type Visit = TodayVisit_VisitFragment

const Row = ({ visit: { job, kind, windowStart, windowEnd } }: { visit: Visit }) => {
  const { linkTo } = useOpenJob()
  if (job?.timeZone == null) return null
  const hours = hoursWords({ windowStart, windowEnd, timeZone: job.timeZone })
  return (
    <RowLink {...linkTo(job.id)}>
      <strong>
        {job.address}, {job.zipCode}
      </strong>
      <span>{[`${visitKinds[kind]} ${hours}`, customerOf(job)].filter(Boolean).join(' · ')}</span>
    </RowLink>
  )
}

/** The visits of later days; each opens its job. */
export const ComingVisits = ({ visits, now }: { visits: readonly Visit[]; now: Date }) => {
  const id = useId()
  if (visits.length === 0) return null
  const tomorrow = addDays(todayIn(now, visits[0]?.job?.timeZone ?? readerTimeZone()), 1)
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={3} look={4} id={id}>
        Coming visits
      </Heading>
      <Card padding="m">
        <Stack gap="s">
          {byDay(visits).map(([day, ofDay], at) => (
            <Stack gap="xxs" key={day}>
              {at > 0 && <Divider />}
              <Heading level={4} look={4}>
                {day === tomorrow ? `Tomorrow, ${dayWords(day)}` : dayWords(day)}
              </Heading>
              <Stack as="ul" gap="xxs">
                {ofDay.map(visit => (
                  <li key={visit.id}>
                    <Row visit={visit} />
                  </li>
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
