import { visitGraph } from '../../rules/visits/visitGraph.js'
import { failureReasons, visitKinds, visitPhotoKinds } from '../../rules/visits/visits.js'
import { asEnum } from '../asEnum.js'

export const VisitKinds = asEnum(
  'VisitKind',
  {
    ...visitKinds,
    delivery: 'Brings the dumpster.',
    swap: 'Takes the full dumpster and leaves an empty one.',
    pickup: 'Picks up the dumpster.',
    haul: 'Hauls the junk away.',
  },
  'What a visit is for.',
)
export const VisitStatuses = asEnum('VisitStatus', visitGraph.states, 'The status of a visit.')
export const FailureReasons = asEnum('VisitFailureReason', failureReasons, "Why a visit couldn't be done.")
export const VisitPhotoKinds = asEnum('VisitPhotoKind', visitPhotoKinds, 'What a photo of a visit shows.')
