import { noun } from '../noun.js'
import { ClosingResolver } from './ClosingResolver.js'
import { erased } from './userData.js'

export const closing = noun({
  name: 'closing',
  why: 'Closing an account ends or erases something of every noun.',
  resolvers: [ClosingResolver],
  erased,
})
