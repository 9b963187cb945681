import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../../domain/context.js'
import { callerOf } from '../caller.js'
import { admit } from '../enter.js'
import { nothingHere, onlyMethods } from '../refuseAddress.js'
import { giveDataExport } from './giveDataExport.js'
import { giveObject } from './giveObject.js'
import { takeBytes } from './takeBytes.js'

const counted =
  (app: AppContext): RequestHandler =>
  async (request, response, next) => {
    const caller = callerOf(request, app)
    await admit(app, caller)
    response.locals.caller = caller
    next()
  }

export const objectRoutes = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  router.use('/objects', counted(app))
  router.put('/objects/:id', (request, response) =>
    takeBytes(app, response.locals.caller.quota, request, response),
  )
  router.get('/objects/:id', (request, response) =>
    giveObject(app, response.locals.caller, request, response),
  )
  router.all('/objects/:id', onlyMethods('GET', 'HEAD', 'PUT'))
  router.get('/objects/my-data/:id', (request, response) =>
    giveDataExport(app, response.locals.caller, request, response),
  )
  router.all('/objects/my-data/:id', onlyMethods('GET', 'HEAD'))
  router.use('/objects', nothingHere)
  return router
}
