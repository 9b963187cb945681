import { newId } from '../../platform/ids.js'
import { count } from '../../platform/limits/throttle.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { DataExport } from './DataExport.js'

const A_DAY = { name: 'my-data', most: 5, seconds: 86_400 }

// With the unique index, two simultaneous requests create only one.
const ADD = `insert into data_exports (id, user_id, created_at) values (?, ?, ?)
  on conflict (user_id) where ready_at is null and failed_at is null do nothing returning id`

const isUnderWay = (found: DataExport | null): found is DataExport =>
  found !== null && !found.readyAt && !found.failedAt

/** The user's latest export, except one of the business when others own it now. */
export const newestExport = ({ em }: Context, { personId, role }: Viewer): Promise<DataExport | null> =>
  em
    .fork()
    .findOne(
      DataExport,
      { userId: personId, ...(role !== 'owner' && { isOfBusiness: false }) },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    )

/** Queues a data export for the user; if one is already under way, returns that one. */
export async function requestMyData(context: Context): Promise<DataExport> {
  const viewer = await context.atBrowser()
  const found = await newestExport(context, viewer)
  if (isUnderWay(found)) return found
  await count(context, A_DAY, viewer.personId)
  const made = await context.em.transactional(async tx => {
    await lockActive(tx, viewer)
    const [added] = await tx.execute<{ id: string }[]>(ADD, [newId(), viewer.personId, context.now])
    if (added) await enqueue(tx, 'writeDataExport', { exportId: added.id })
    return added
  })
  // By id, since an earlier one may have the same timestamp to the millisecond.
  return made ? context.em.fork().findOneOrFail(DataExport, made.id) : (await newestExport(context, viewer))!
}
