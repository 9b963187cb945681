import { noun } from '../noun.js'
import { Charge } from './Charge.js'
import { ChargeResolver } from './ChargeResolver.js'
import { exported, written } from './userData.js'

export const charges = noun({
  name: 'charges',
  why: 'What the customer of a job owes its vendor.',
  entities: [Charge],
  resolvers: [ChargeResolver],
  exported,
  written,
})
