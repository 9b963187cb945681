import { changedFields } from '../../rules/jobs/changedFields.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { jobNeeds } from '../../rules/jobs/jobNeeds.js'
import { type LoadWeight, loadWeights } from '../../rules/jobs/loadWeights.js'
import { accesses } from '../../rules/junk/itemKinds.js'
import { debrisTypes, placements, timePreferences } from '../../rules/kinds.js'
import { asEnum } from '../asEnum.js'

export const JobStatuses = asEnum(
  'JobStatus',
  jobGraph.states,
  'The status of a job. See docs/api.md for the transitions.',
)
export const JobNeeds = asEnum('JobNeed', jobNeeds, 'Why a job needs an admin, as in `worklist`.')
export const RequestFields = asEnum(
  'RequestField',
  changedFields,
  'A field of a request that vendors see. The names are those of Job.',
)
export const TimePreferences = asEnum('TimePreference', timePreferences, 'The time of day of the dropoff.')
export const LoadWeights = asEnum(
  'LoadWeight',
  Object.fromEntries(Object.entries(loadWeights).map(([weight, { words }]) => [weight, words])) as Record<
    LoadWeight,
    string
  >,
  'How heavy the load of a rented dumpster is. A full load typically weighs 1 ton in a 10-yard dumpster, 2 in a 15-yard, 3 in a 20-yard, and 4 in a 30-yard.',
)
export const DebrisTypes = asEnum('Debris', debrisTypes, 'The main kind of debris in a load.')
export const Placements = asEnum('Placement', placements, 'Where a rented dumpster will stand.')
export const Accesses = asEnum('Access', accesses, 'The way from the items to the truck.')
