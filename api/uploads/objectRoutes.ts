import { Router } from 'express'
import type { House } from '../context.js'
import { giveDataExport } from '../exports/giveDataExport.js'
import { giveObject } from './giveObject.js'
import { takeBytes } from './takeBytes.js'

export const objectRoutes = (house: House): Router => {
  const router = Router()
  router.put('/objects/:id', (request, response) => takeBytes(house, request, response))
  router.get('/objects/:id', (request, response) => giveObject(house, request, response))
  router.get('/objects/my-data/:id', (request, response) => giveDataExport(house, request, response))
  return router
}
