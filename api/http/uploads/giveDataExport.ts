import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { savedAs } from '../../domain/FileRoutes.js'
import { notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { metered } from '../../platform/limits/metered.js'
import { PRICES } from '../../platform/limits/prices.js'
import { sendFile } from '../sendFile.js'

const OWN = {
  name: 'data-export',
  text: `select to_char(created_at, 'YYYY-MM-DD') as day from data_exports
    where id = $1 and user_id = $2 and ready_at is not null and removed_at is null and expires_at > $3
      and ($4 or not is_of_business)`,
}

const find = async (app: AppContext, caller: Caller, request: Request) => {
  const { id } = request.params as { id: string }
  if (!isId(id)) return null
  const viewer = await new Context(app, caller).viewer()
  // Everything about a user is more than a token may read.
  if (!viewer?.sessionId) return null
  const values = [id, viewer.personId, app.clock(), viewer.role === 'owner']
  const { rows } = await app.database.pool.query({ ...OWN, values })
  // After a restore the row exists but the file does not: backups do not include it.
  return rows[0] && (await app.store.has(id)) ? { id, day: rows[0].day as string } : null
}

/**
 * `GET /objects/my-data/ID` serves the file through us, wherever it is stored, so nobody can pass on a link.
 */
export const giveDataExport = async (
  app: AppContext,
  caller: Caller,
  request: Request,
  response: Response,
) => {
  const found = await find(app, caller, request)
  if (!found) throw notFound('File')
  const isPacked = Boolean(request.acceptsEncodings('gzip'))
  return sendFile(request, response, {
    type: 'application/json',
    disposition: savedAs(`haulbid-my-data-${found.day}.json`),
    headers: { Vary: 'Accept-Encoding', ...(isPacked && { 'Content-Encoding': 'gzip' }) },
    content: async () => {
      const bytes = await app.store.read(found.id)
      if (isPacked) return metered(bytes, caller.quota, PRICES.sentKilobyte)
      return metered(
        pipeline(bytes, createGunzip(), () => undefined),
        caller.quota,
      )
    },
  })
}
