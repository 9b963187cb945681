import { LockMode } from '@mikro-orm/core'
import { type Request, type Response, Router } from 'express'
import { Context, type House } from '../context.js'
import { visibleTo } from '../jobs/jobPolicy.js'
import { uploadWords } from '../rules/uploadRules.js'
import { callerOf } from '../shared/caller.js'
import { LocalStore } from './LocalStore.js'
import { TooLarge } from './ObjectStore.js'
import { Upload } from './Upload.js'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Who may see an object: its owner, admins, and for a job's photos whoever may see the job (DESIGN 3). */
const VISIBLE = {
  name: 'object',
  text: `select o.content_type as "contentType", o.size from uploads o where o.id = :id and o.registered_at is not null
    and (o.owner_id = :viewer or :isAdmin or exists (select from jobs j where j.id = o.job_id and ${visibleTo('j')}))`
    .replaceAll(':id', '$1')
    .replaceAll(':viewer', '$2')
    .replaceAll(':isAdmin', '$3'),
}

const refuse = (response: Response, status: number, error: string) => response.status(status).json({ error })

class AlreadyUsed extends Error {}

const ifOpen = (house: House, id: string, keep: () => Promise<void>) =>
  house.database.orm.em.fork().transactional(async tx => {
    const upload = await tx.findOne(Upload, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!upload || upload.registeredAt) throw new AlreadyUsed()
    await keep()
  })

const take = async (house: House, store: LocalStore, request: Request, response: Response) => {
  const { id } = request.params as { id: string }
  const { expires, signature } = request.query
  const isSigned = store.admits(id, String(expires), String(signature), house.clock())
  if (!isSigned) return refuse(response, 403, 'This upload link is not valid or has expired')
  const { rows } = await house.database.pool.query('select registered_at from uploads where id = $1', [id])
  if (!rows[0]) return refuse(response, 404, 'Upload not found')
  if (rows[0].registered_at) return refuse(response, 409, 'This file has already been used')
  try {
    // Registering holds the same row, so what was looked at is what stays.
    await store.write(id, request, keep => ifOpen(house, id, keep))
  } catch (error) {
    if (error instanceof AlreadyUsed) return refuse(response, 409, 'This file has already been used')
    if (!(error instanceof TooLarge)) throw error
    // The rest of the body is not read: the answer goes out and the connection closes.
    response.set('Connection', 'close')
    return refuse(response, 413, uploadWords.tooLarge)
  }
  return response.status(200).end()
}

const give = async (house: House, request: Request, response: Response) => {
  const { id } = request.params as { id: string }
  const viewer = ID.test(id) ? await new Context(house, callerOf(request, house)).viewer() : null
  const { rows } = viewer
    ? await house.database.pool.query({ ...VISIBLE, values: [id, viewer.id, viewer.userType === 'admin'] })
    : { rows: [] }
  if (!rows[0]) return refuse(response, 404, 'File not found')
  const { contentType, size } = rows[0]
  const isImage = contentType.startsWith('image/')
  const bytes = await house.store.read(id)
  response.set({
    'Content-Type': contentType,
    'Content-Length': String(size),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': isImage ? 'inline' : 'attachment',
    // Registered bytes never change; who may see them can, so no shared cache keeps them.
    'Cache-Control': 'private, max-age=3600, immutable',
  })
  bytes.on('error', () => response.destroy())
  return bytes.pipe(response)
}

/** `PUT /objects/ID?expires&signature` takes the bytes, `GET /objects/ID` gives them. */
export const objectRoutes = (house: House): Router => {
  const router = Router()
  const { store } = house
  if (store instanceof LocalStore)
    router.put('/objects/:id', (request, response) => take(house, store, request, response))
  router.get('/objects/:id', (request, response) => give(house, request, response))
  return router
}
