import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase } from './benchDatabase.mjs'
import { askOnce } from './generator.mjs'
import { requestWith } from './requests.mjs'
import { startServer } from './servers.mjs'
import { webOperation } from './webDocuments.mjs'

const VENDORS = 1000
const ZIP = '20002'
const POLL_MS = 5

const JOB = {
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: '(512) 555-0147',
  address: '1 Main Street',
  zipCode: ZIP,
  pickupDateTime: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  description: 'A couch and two mattresses',
  hasHazardousItems: false,
  customerBudget: '150.00',
  images: [],
}

/** Vendors who serve a ZIP code that nobody else does. */
const addVendors = ({ admin }) =>
  admin.query(
    `with made as (
      insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, $1::integer)) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, $2 from made)
    insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, 'junk_pickup' from made`,
    [VENDORS, ZIP],
  )

const isTold = async ({ admin }, jobId) => {
  const { rows } = await admin.query('select count(*)::int as count from notices where event_id = $1', [
    jobId,
  ])
  return rows[0].count === VENDORS
}

/** Milliseconds from sending a job to its answer, and from then to the last vendor's notice. */
const postOne = async (setup, port) => {
  const request = requestWith('customer-1', webOperation('RequestJunkPickup'), { input: JOB })
  const sentAt = performance.now()
  const { text } = await askOnce(port, request)
  const answeredAt = performance.now()
  const { id } = JSON.parse(text).data.requestJunkPickup
  while (!(await isTold(setup, id))) await sleep(POLL_MS)
  return { posting: answeredAt - sentAt, telling: performance.now() - answeredAt }
}

/** Times one job that matches a thousand vendors until the last notice is there, several times. */
export const runNotices = async ({ size, rounds }) => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  const server = await startServer('haulbid', setup, { env: { WORKER: 'on' }, isPinned: false })
  try {
    await addVendors(setup)
    // The first run compiles the operation and its statements.
    await postOne(setup, server.port)
    const times = []
    for (let round = 0; round < rounds * 2; round++) {
      // The notices' mails wait two minutes, and would disturb the last rounds.
      await setup.admin.query("delete from graphile_worker._private_jobs where key like 'noticeMail:%'")
      times.push(await postOne(setup, server.port))
    }
    const sorted = name => times.map(each => each[name]).toSorted((a, b) => a - b)
    const middleAndMost = name => {
      const all = sorted(name)
      return { p50: all[Math.floor(all.length / 2)], most: all.at(-1) }
    }
    return { size, vendors: VENDORS, posting: middleAndMost('posting'), telling: middleAndMost('telling') }
  } finally {
    await server.stop()
    await setup.stop()
  }
}
