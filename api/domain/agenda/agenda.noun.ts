import { noun } from '../noun.js'
import { AgendaResolver } from './AgendaResolver.js'

export const agenda = noun({
  name: 'agenda',
  why: "A vendor's next steps come from jobs, bids, and change orders.",
  resolvers: [AgendaResolver],
})
