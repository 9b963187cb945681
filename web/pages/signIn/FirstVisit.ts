/** The parts of the first page that come after its words, in one file of the build. */
export { HowItWorks } from './HowItWorks.js'
export { Need } from './Need.js'
