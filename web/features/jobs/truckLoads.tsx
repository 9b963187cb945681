import { FULL_LOAD } from '@rules/junk/loads.js'
import { TruckLoad } from '../../ui/drawings/TruckLoad.js'

const fractions = ['1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8']

/** The eight loads of a truck as pictures to choose from. */
export const truckLoads = Array.from({ length: FULL_LOAD }, (_, index) => ({
  value: index + 1,
  label: fractions[index] ?? 'Full',
  rest: index < fractions.length ? ' of a truck' : ' truck',
  picture: <TruckLoad eighths={index + 1} />,
}))
