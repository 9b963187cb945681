import { prepared } from '../../platform/database/prepared.js'
import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { WEEK_DAYS } from '../../rules/board/boardOrder.js'
import { keysOf } from '../../rules/kinds.js'
import { personRoles } from '../../rules/people/roles.js'
import { visitGraph } from '../../rules/visits/visitGraph.js'
import { openVisits } from '../../rules/visits/visits.js'
import type { User } from '../accounts/User.js'
import { isAtWork } from '../accounts/worksFor.js'
import { inStates } from '../makeMove.js'
import type { Visit } from '../visits/Visit.js'
import type { BoardPerson } from './Board.js'

export const personRows: View<BoardPerson, User> = {
  table: 'users',
  fields: { name: u => `trim(concat(${u.firstName}, ' ', ${u.lastName}))` },
}

/** In SQL: everything after `from users u` for the people who work for the business `:owner`: drivers first. */
export const peopleAtWork = (u: Columns<User>) => `
  left join business_people p on p.user_id = ${u.id}
  where ${u.userType} = 'vendor' and case when p.user_id is null then ${u.id} = :owner else p.vendor_id = :owner and ${isAtWork('p')} end
  order by array_position(array[${keysOf(personRoles)
    .toReversed()
    .map(role => `'${role}'`)
    .join(', ')}], p.role), ${u.firstName}, ${u.lastName}, ${u.id}`

const v = columnsOf<Visit>('v')
const isHad = `${v.vendorId} = :owner and exists (select from jobs j where j.id = ${v.jobId} and j.vendor_id = ${v.vendorId})`
const { cancel } = visitGraph.moves

const PLANNED = `v.id, v.status, v.window_start as "windowStart", v.window_end as "windowEnd", v.assigned_to_id as "assignedToId", v.position,
    j.time_zone as "timeZone"
  from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id`

/** The most visits that a board reads. */
export const MOST_ON_BOARD = 500

/** The visits that may be on a day's board. Time zones are up to 14 hours from UTC, and a day lasts 25 hours when clocks go back. */
export const PLANNED_ON = prepared(`select ${PLANNED}
  where ${v.vendorId} = :owner and ${v.windowStart} < :day::date + interval '36 hours'
    and (${v.windowStart} > :day::date - interval '24 hours' or ${v.status} in ${inStates(openVisits)})
  order by ${v.windowStart} desc, ${v.id} limit ${MOST_ON_BOARD}`)

/** The open visits of a person, or of nobody, up to a moment. */
export const COLUMN = `select ${PLANNED}
  where ${v.vendorId} = :owner and ${v.assignedToId} is not distinct from :personId::uuid
    and ${v.status} in ${inStates(openVisits)} and ${v.windowStart} < :before::timestamptz
  order by ${v.windowStart}, ${v.id}`

/** Each day of a week, with its visits. */
export const WEEK = prepared(`
  select to_char(d.day, 'YYYY-MM-DD') as day, count(w.id)::int as visits, count(w.assigned_to_id)::int as assigned
  from generate_series(:from::date, :from::date + ${WEEK_DAYS - 1}, interval '1 day') d (day)
    left join (
      select v.id, v.assigned_to_id, (${v.windowStart} at time zone j.time_zone)::date as day
      from visits v join jobs j on j.id = v.job_id
      where ${isHad} and ${v.status} <> '${cancel.to}'
        and ${v.windowStart} > :from::date - interval '24 hours' and ${v.windowStart} < :from::date + interval '${WEEK_DAYS * 24 + 36} hours'
    ) w on w.day = d.day::date
  group by d.day order by d.day`)
