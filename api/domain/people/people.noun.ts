import { noun } from '../noun.js'
import { businessOfPerson } from './BusinessOfPerson.js'
import { invitationMail } from './invitationMail.js'
import { PeopleResolver } from './PeopleResolver.js'
import { peopleDemo } from './peopleDemo.js'
import { peopleNoticeMails } from './peopleNoticeMails.js'
import { peopleRoutes } from './peopleRoutes.js'
import { erased, exported } from './userData.js'

export const people = noun({
  name: 'people',
  why: "They work for a vendor's business, and leave their visits when they leave.",
  adds: [businessOfPerson],
  resolvers: [PeopleResolver],
  rest: peopleRoutes,
  tasks: { invitationMail },
  exported,
  erased,
  mails: peopleNoticeMails,
  demo: peopleDemo,
})
