import { noun } from '../noun.js'

export const demo = noun({
  name: 'demo',
  why: 'Demo data has something of every noun.',
})
