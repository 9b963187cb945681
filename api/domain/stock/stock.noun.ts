import { noun } from '../noun.js'
import { DayOff } from './DayOff.js'
import { Reservation } from './Reservation.js'
import { stockOfJob } from './StockOfJob.js'
import { StockResolver } from './StockResolver.js'
import { stockDemo } from './stockDemo.js'
import { stockNoticeMails } from './stockNoticeMails.js'
import { stockRoutes } from './stockRoutes.js'
import { Unit } from './Unit.js'
import { erased, exported } from './userData.js'

export const stock = noun({
  name: 'stock',
  why: "A vendor's dumpsters, and the days for which jobs hold them.",
  adds: [stockOfJob],
  entities: [DayOff, Reservation, Unit],
  resolvers: [StockResolver],
  rest: stockRoutes,
  exported,
  erased,
  mails: stockNoticeMails,
  demo: stockDemo,
})
