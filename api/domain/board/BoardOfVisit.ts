import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import type { Columns } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one } from '../../platform/rows/View.js'
import { Visit } from '../visits/Visit.js'
import { visitRows } from '../visits/visitRows.js'
import { BoardPerson } from './Board.js'
import { personRows } from './boardRows.js'

const VisitField = fieldOf(Visit)

/** The fields that the board adds to a visit. */
export class BoardOfVisit {
  @VisitField(() => BoardPerson, {
    nullable: true,
    description: "The person who does it. Only the vendor's people and admins read it.",
  })
  assignedTo?: Rel<BoardPerson> | null

  @VisitField(() => String, {
    nullable: true,
    description: 'The first name of the person who does it, which the customer reads, too.',
  })
  comes?: string | null

  @VisitField(() => Int, {
    nullable: true,
    description:
      "Its place among the person's visits of the day, as set by assignVisit; otherwise 0. Only the vendor's people and admins read it.",
  })
  position?: number | null
}

/** In SQL: the reader works for the visit's vendor, or does the visit. */
const mayReadPlan = (v: Columns<Visit>) =>
  `(:isAdmin or ${v.vendorId} = :viewer or ${v.assignedToId} = :person)`

export const boardOfVisit = addsTo<Visit & BoardOfVisit, BoardOfVisit, Visit>(visitRows, {
  fields: {
    assignedTo: one(
      () => personRows,
      (u, v) => `${u.id} = ${v.assignedToId} and ${mayReadPlan(v)}`,
    ),
    comes: v => `(select u.first_name from users u where u.id = ${v.assignedToId} and u.closed_at is null)`,
    position: v => `(select ${v.position} where ${mayReadPlan(v)})`,
  },
})
