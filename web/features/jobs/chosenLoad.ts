import type { LoadWeight } from '@rules/jobs/loadWeights.js'

/** The load that the estimates of an order are for. */
export interface ChosenLoad {
  weight: LoadWeight
  onChange: (weight: LoadWeight) => void
}
