import { newId } from '../../platform/ids.js'
import { count } from '../../platform/limits/throttle.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { DataExport } from './DataExport.js'

const A_DAY = { name: 'my-data', most: 5, seconds: 86_400 }

// The index lets two that ask at once make one.
const ADD = `insert into data_exports (id, user_id, created_at) values (?, ?, ?)
  on conflict (user_id) where ready_at is null and failed_at is null do nothing returning id`

const isUnderWay = (found: DataExport | null): found is DataExport =>
  found !== null && !found.readyAt && !found.failedAt

/** What the person asked for last. */
export const newestExport = ({ em }: Context, viewer: Viewer): Promise<DataExport | null> =>
  em.fork().findOne(DataExport, { userId: viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } })

/** Puts a copy of the person's data on the queue; while one is under way, answers that one. */
export async function requestMyData(context: Context): Promise<DataExport> {
  const viewer = await context.atBrowser()
  const found = await newestExport(context, viewer)
  if (isUnderWay(found)) return found
  await count(context, A_DAY, viewer.id)
  const made = await context.em.transactional(async tx => {
    const [added] = await tx.execute<{ id: string }[]>(ADD, [newId(), viewer.id, context.now])
    if (added) await enqueue(tx, 'writeDataExport', { exportId: added.id })
    return added
  })
  // By its id: one that was made before may be of the same millisecond.
  return made ? context.em.fork().findOneOrFail(DataExport, made.id) : (await newestExport(context, viewer))!
}
