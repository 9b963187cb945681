import { noun } from '../noun.js'
import { boardOfVisit } from './BoardOfVisit.js'
import { BoardResolver } from './BoardResolver.js'
import { boardDemo } from './boardDemo.js'
import { boardNoticeMails } from './boardNoticeMails.js'

export const board = noun({
  name: 'board',
  why: "Owners and dispatchers plan a day's visits for the people of a business.",
  adds: [boardOfVisit],
  resolvers: [BoardResolver],
  mails: boardNoticeMails,
  demo: boardDemo,
})
