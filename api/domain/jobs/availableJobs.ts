import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { milesBetween } from '../../platform/places/zipPlaces.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { Cut, Order } from '../../platform/rows/keyset.js'
import { zip5 } from '../../rules/text.js'
import { baseZip } from '../accounts/baseZip.js'
import type { AppContext } from '../context.js'
import type { ServiceArea } from '../vendors/ServiceArea.js'
import type { VendorService } from '../vendors/VendorService.js'
import type { AvailableJobsArgs, JobSort } from './inputs.js'
import { isOpen, isServiceFor, type JobTable, wantedOn } from './jobPolicy.js'
import { LISTED, SOONEST } from './listOrder.js'

const a = columnsOf<ServiceArea>('a')
const s = columnsOf<VendorService>('s')
const j = columnsOf<JobTable>('j')

/** Also of an area that is added at the same moment. */
const FARTHEST = '999999'

/** By tenths of a mile from the vendor, in six digits so that they sort as text. `:distances` has one for each area. */
const NEAREST: Order<JobTable> = {
  by: t => `coalesce(:distances::jsonb ->> ${t.zip5}, '${FARTHEST}')`,
  type: 'text',
  ascending: true,
}

const AREAS = prepared(`
  select ${baseZip('u')} as base, array(select zip5 from service_areas where vendor_id = u.id) as zips
  from users u where u.id = :owner`)

/** How far each of a vendor's areas is, as NEAREST needs it. Unknown ZIP codes come last. */
export const areaDistances = async ({ database }: AppContext, owner: string): Promise<string> => {
  const [row] = await rowsOf<{ base: string | null; zips: string[] }>(database.pool, AREAS, { owner })
  const { base = null, zips = [] } = row ?? {}
  const distanceOf = (zip: string) => {
    const miles = base === null ? null : milesBetween(zip5(base), zip)
    return miles === null ? FARTHEST : String(Math.round(10 * miles)).padStart(FARTHEST.length, '0')
  }
  return JSON.stringify(Object.fromEntries(zips.map(zip => [zip, distanceOf(zip)])))
}

const ON_DATE = `and ${wantedOn(j)} = :date::date`

const orders: Record<JobSort, Order<JobTable>> = { newest: LISTED, soonest: SOONEST, nearest: NEAREST }

/**
 * The first open jobs in a vendor's areas and services; the vendor is the viewer, or else `:owner`. For each area and
 * service an index (jobs_available_listed, jobs_soonest) gives its first n; the first n of those are the page, so the
 * cost does not grow with the number of jobs.
 */
export const availableJobs = (
  { type, zipCode, date, sort }: AvailableJobsArgs,
  isOwn: boolean,
  /** From areaDistances, for the nearest first. */
  distances?: string,
) => {
  const areas = `service_areas a join vendor_services s on ${s.vendorId} = ${a.vendorId} and ${s.isActive}`
  const vendor = isOwn ? ':viewer' : ':owner'
  const mine = `${a.vendorId} = ${vendor} ${zipCode ? `and ${a.zip5} = :zip` : ''} ${type ? `and ${s.serviceType} = :type` : ''}`
  const open = `${isOpen(j)} and ${j.zip5} = ${a.zip5} and ${isServiceFor(j, s)} ${date ? ON_DATE : ''}`
  return {
    order: orders[sort],
    rows: ({ order, before, limit }: Cut) =>
      `(select near.id from ${areas}
          cross join lateral (
            select ${j.id}, ${j.createdAt}, ${j.givenBackAt}, ${j.scheduledDate}${distances ? `, ${j.zip5}` : ''} from jobs j
            where ${open} ${before('j')} order by ${order('j')} limit ${limit}) near
          where ${mine} order by ${order('near')} limit ${limit}) page
        join jobs t on t.id = page.id
        order by ${order('t')}`,
    count: `from ${areas} join jobs j on ${open} where ${mine}`,
    together: distances ? undefined : 4,
    values: { type, date, zip: zipCode && zip5(zipCode), distances },
  }
}
