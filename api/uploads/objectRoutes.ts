import { type RequestHandler, Router } from 'express'
import type { House } from '../context.js'
import { giveDataExport } from '../exports/giveDataExport.js'
import { callerOf } from '../shared/caller.js'
import { PRICES } from '../shared/prices.js'
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
