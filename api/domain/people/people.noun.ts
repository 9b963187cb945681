import { noun } from '../noun.js'
import { businessOfPerson } from './BusinessOfPerson.js'

export const people = noun({
  name: 'people',
  why: "They work for a vendor's business, and leave their visits when they leave.",
  adds: [businessOfPerson],
})
