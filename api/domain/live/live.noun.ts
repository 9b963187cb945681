import { noun } from '../noun.js'
import { LiveResolver } from './LiveResolver.js'

export const live = noun({
  name: 'live',
  why: 'Screens follow every noun.',
  resolvers: [LiveResolver],
})
