import { noun } from '../noun.js'
import { removeExpired } from './removeExpired.js'
import { expired } from './userData.js'

export const cleanup = noun({
  name: 'cleanup',
  why: 'What has expired is removed from every noun.',
  tasks: { removeExpired },
  expired,
})
