import { type Request, type Response, Router } from 'express'
import { notYourRole } from '../../domain/accounts/notYourRole.js'
import { type AppContext, Context } from '../../domain/context.js'
import { files } from '../../domain/nouns.js'
import { mayOpen } from '../../rules/people/mayOpen.js'
import { onlyMethods } from '../refuseAddress.js'
import { sendFile } from '../sendFile.js'

/** Refuses to people of a business what their role may not open. */
const expectRole = async (context: Context, path: string): Promise<void> => {
  if (mayOpen(null, path)) return
  const viewer = await context.viewer()
  if (viewer?.userType === 'vendor' && !mayOpen(viewer.role, path))
    throw await notYourRole(context.database, viewer)
}

/** The files under /api, which no operation of GraphQL answers. */
export const fileRoutes = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  for (const [path, find] of Object.entries(files)) {
    router.get(path, async (request: Request, response: Response) => {
      const { id } = request.params as { id: string }
      const context = new Context(app, response.locals.caller)
      await expectRole(context, path)
      await sendFile(request, response, await find(context, id))
    })
    router.all(path, onlyMethods('GET', 'HEAD'))
  }
  return router
}
