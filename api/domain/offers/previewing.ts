import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { DAY_MS } from '../../rules/dates.js'
import type { Context } from '../context.js'
import { isInAreaOf, isOnHold, type JobTable } from '../jobs/jobPolicy.js'

const j = columnsOf<JobTable>('j')

const DAYS = 90
const BATCH = 500
/** On a large marketplace, days instead of months. */
const MOST_REQUESTS = 20_000
const SHOWN = 10

/** Newest first. Reads only what an open job shows to vendors of its area. `which` is a condition on jobs `j`. */
export const requestsOf = (columns: string, which: string) => `
  select j.id, j.zip5, j.time_zone as "timeZone", j.created_at as "createdAt", ${columns}
  from jobs j where ${which} and j.created_at > :from::timestamptz
    and (:before::timestamptz is null or (j.created_at, j.id) < (:before, :id::uuid))
    and ${isInAreaOf(j, ':vendorId')} and not ${isOnHold(j)}
  order by j.created_at desc, j.id desc limit ${BATCH}`

export interface Found {
  id: string
  zip5: string
  timeZone: string
  createdAt: Date
}

/** Previews the last requests on which the rule would have bid; `previewed` returns null for the others. */
export const lastRequests = async <Request extends Found, Previewed>(
  { em, now }: Context,
  requests: string,
  values: { vendorId: string; size?: string },
  previewed: (request: Request) => Previewed | null,
): Promise<Previewed[]> => {
  const found: Previewed[] = []
  let last: Request | undefined
  for (let read = 0; read < MOST_REQUESTS && found.length < SHOWN; read += BATCH) {
    const batch: Request[] = await executeNamed<Request>(em, requests, {
      ...values,
      from: new Date(now.getTime() - DAYS * DAY_MS),
      before: last?.createdAt,
      id: last?.id,
    })
    found.push(...batch.map(previewed).filter(each => each !== null))
    last = batch.at(-1)
    if (batch.length < BATCH) break
  }
  return found.slice(0, SHOWN)
}
