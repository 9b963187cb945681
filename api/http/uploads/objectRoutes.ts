import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../../domain/context.js'
import { PRICES } from '../../platform/limits/prices.js'
import { callerOf } from '../caller.js'
import { nothingHere, onlyMethods } from '../refuseAddress.js'
import { giveDataExport } from './giveDataExport.js'
import { giveObject } from './giveObject.js'
import { takeBytes } from './takeBytes.js'

const counted =
  (app: AppContext): RequestHandler =>
  (request, response, next) => {
    const { quota } = callerOf(request, app)
    quota.pay(PRICES.request)
    response.locals.quota = quota
    next()
  }

export const objectRoutes = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  router.use('/objects', counted(app))
  router.put('/objects/:id', (request, response) => takeBytes(app, response.locals.quota, request, response))
  router.get('/objects/:id', (request, response) => giveObject(app, request, response))
  router.all('/objects/:id', onlyMethods('GET', 'HEAD', 'PUT'))
  router.get('/objects/my-data/:id', (request, response) => giveDataExport(app, request, response))
  router.all('/objects/my-data/:id', onlyMethods('GET', 'HEAD'))
  router.use('/objects', nothingHere)
  return router
}
