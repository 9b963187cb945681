import { trimChanges } from '../../platform/live/trimChanges.js'
import { noun } from '../noun.js'
import { LiveResolver } from './LiveResolver.js'
import { notExported } from './userData.js'

export const live = noun({
  name: 'live',
  why: 'Screens follow every noun.',
  resolvers: [LiveResolver],
  tasks: { trimChanges },
  notExported,
})
