import { type Request, type Response, Router } from 'express'
import { type AppContext, Context } from '../../domain/context.js'
import { files } from '../../domain/nouns.js'
import { onlyMethods } from '../refuseAddress.js'
import { sendFile } from '../sendFile.js'

/** The files under /api, which no operation of GraphQL answers. */
export const fileRoutes = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  for (const [path, find] of Object.entries(files)) {
    router.get(path, async (request: Request, response: Response) => {
      const { id } = request.params as { id: string }
      await sendFile(request, response, await find(new Context(app, response.locals.caller), id))
    })
    router.all(path, onlyMethods('GET', 'HEAD'))
  }
  return router
}
