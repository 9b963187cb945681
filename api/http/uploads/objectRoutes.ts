import { type RequestHandler, Router } from 'express'
import type { House } from '../../domain/context.js'
import { PRICES } from '../../platform/limits/prices.js'
import { callerOf } from '../caller.js'
import { giveDataExport } from './giveDataExport.js'
import { giveObject } from './giveObject.js'
import { takeBytes } from './takeBytes.js'

const counted =
  (house: House): RequestHandler =>
  (request, _response, next) => {
    callerOf(request, house).allowance.pay(PRICES.request)
    next()
  }

export const objectRoutes = (house: House): Router => {
  const router = Router({ caseSensitive: true })
  router.use('/objects', counted(house))
  router.put('/objects/:id', (request, response) => takeBytes(house, request, response))
  router.get('/objects/:id', (request, response) => giveObject(house, request, response))
  router.get('/objects/my-data/:id', (request, response) => giveDataExport(house, request, response))
  return router
}
